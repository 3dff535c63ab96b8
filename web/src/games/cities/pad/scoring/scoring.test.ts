import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { answer, expected } from "../../../../pages/score/answer.testing";
import { LEVEL_POINTS } from "./automacity";
import { BOX } from "./box";
import { scoreCities, type CitiesSheet } from "./cities";
import fixtures from "./fixtures.json";
import { parkPoints, shopPoints } from "./patterns";

function checksum(points: (pattern: number) => number): string {
  return createHash("sha256")
    .update(Uint8Array.from({ length: 65536 }, (_, pattern) => points(pattern)))
    .digest("hex");
}

it("the box and the levels are those of the rules (C1, S5)", () => {
  expect([{ buildings: BOX, levels: LEVEL_POINTS }]).toEqual(fixtures.box);
});

describe("scoring without a server agrees with the library", () => {
  it("on the shops of all 65,536 patterns", () => {
    expect(checksum(shopPoints)).toBe(fixtures.patterns[0]?.shops);
  });

  it("on the parks of all 65,536 patterns", () => {
    expect(checksum(parkPoints)).toBe(fixtures.patterns[0]?.parks);
  });

  it.each(fixtures.cities.map((entry, at) => [at, entry] as const))("on city sheet %i", (_, entry) => {
    expect(answer(scoreCities, entry.sheet as CitiesSheet)).toEqual(expected(entry));
  });
});

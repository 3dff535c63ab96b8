import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { LEVEL_POINTS } from "../../../games/cities/pad/scoring/automacity";
import { BOX } from "../../../games/cities/pad/scoring/box";
import { scoreCities, type CitiesSheet } from "../../../games/cities/pad/scoring/cities";
import fixtures from "./fixtures.json";
import { parkPoints, shopPoints } from "../../../games/cities/pad/scoring/patterns";
import { Refusal } from "./refusal";
import { countedScore, KINDS, scoreTowers, type TowersSheet } from "../../../games/towers/pad/scoring";

type Entry = (typeof fixtures.cities)[number] | (typeof fixtures.towers)[number];

/** What the library said about a sheet: its result or its refusal. */
function told(entry: Entry): unknown {
  return "refused" in entry ? entry.refused : entry.result;
}

function answer<Sheet>(score: (sheet: Sheet) => unknown, sheet: Sheet): unknown {
  try {
    return score(sheet);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { code: refusal.code, rule: refusal.rule, params: refusal.params };
  }
}

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
    expect(answer(scoreCities, entry.sheet as CitiesSheet)).toEqual(told(entry));
  });

  it.each(fixtures.towers.map((entry, at) => [at, entry] as const))("on tower sheet %i", (_, entry) => {
    expect(answer(scoreTowers, entry.sheet as TowersSheet)).toEqual(told(entry));
  });
});

it("heights and roofs score as the cards they stand for", () => {
  for (const { sheet } of fixtures.towers) {
    for (const { towers, razed } of (sheet as TowersSheet).players) {
      const heights = Object.fromEntries(
        KINDS.map((kind) => [kind, { height: towers[kind]?.length ?? 0, roof: towers[kind]?.at(-1) === 0 }]),
      );
      const alone = { players: [{ name: "x", towers, razed: razed ?? 0 }] };
      const byCards = answer(scoreTowers, alone);
      if (byCards instanceof Object && "code" in byCards) continue; // refused: there are no such cards
      const { name: _, ...score } = scoreTowers(alone).players[0]!;
      expect(countedScore(heights, razed ?? 0)).toEqual(score);
    }
  }
});

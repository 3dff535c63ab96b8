import { expect, it } from "vitest";
import three from "../../../../fixtures/towers-3.json";
import type { SentHelp } from "../types";
import { readHelp } from "./help";

it("names types by letter, and is empty where the server sends nothing: limits come only with the bidding", () => {
  const points = [{ towers: { candy: 4, sand: 2 }, main: 4, razed: -1, total: 9 }];
  const read = readHelp({ points });
  expect(read).toEqual({ limits: [], plans: [], bids: {}, points: [{ ...points[0], towers: { c: 4, s: 2 } }] });
});

it("reads what a real table sends", () => {
  const { help } = three.late.views["1"];
  const read = readHelp(help as unknown as SentHelp);
  expect(read.limits).toHaveLength(3);
  for (const { towers, main, razed, total } of read.points) {
    expect(Object.values(towers).reduce((sum, worth) => sum + worth, main + razed)).toBe(total);
  }
});

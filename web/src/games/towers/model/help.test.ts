import { expect, it } from "vitest";
import type { TowersPoints } from "../types";
import { readHelp } from "./help";

it("is empty where the server sends nothing: limits are only told while bidding", () => {
  expect(readHelp(undefined)).toEqual({ limits: [], bids: {}, points: [] });
  const points = { towers: { c: 4 }, razed: 0, total: 6 };
  expect(readHelp({ points: [points] })).toEqual({ limits: [], bids: {}, points: [points] });
});

it("takes types by letter or by name", () => {
  const named = { towers: { candy: 4, sand: 2 }, razed: -1, total: 8 } as unknown as TowersPoints;
  expect(readHelp({ points: [named] }).points[0]).toEqual({ towers: { c: 4, s: 2 }, razed: -1, total: 8 });
});

import { expect, it } from "vitest";
import { ranksOf } from "./ranks";

const rows = (text: string): string[] => text.match(/.{4}/g) ?? [];
const CITIES = ["SSF.............", "PPPd............", "OOe.............", "HHHHH..........."].map(rows);

it("compares the lower city, the higher city, then the buildings of both in a ring (C6)", () => {
  const ranks = ranksOf({ cities: CITIES.slice(0, 3), mode: "ring" }, [{ total: 7 }, { total: 13 }, { total: 4 }]);
  expect(ranks[0]).toEqual([4, 7, 2, 1, 1, 2, 0, 0]); // A and C, its neighbour on the other side
  expect(ranks[1]).toEqual([7, 13, 2, 1, 1, 0, 3, 0]);
});

it("compares sums with two players (C7)", () => {
  const totals = [1, 2, 3, 4].map((total) => ({ total }));
  expect(ranksOf({ cities: CITIES, mode: "two" }, totals).map(([sum]) => sum)).toEqual([3, 7]);
});

it("counts Automacity as city B (S6)", () => {
  const sheet = { cities: CITIES.slice(0, 2), mode: "beginner", automacity: { S: 2, m: 1, b: 1 } };
  const ranks = ranksOf(sheet, [{ total: 7 }, { total: 9 }, { total: 13 }]);
  expect(ranks[1]).toEqual([7, 9, 4, 1, 2, 0, 0, 0]); // A and Automacity
});

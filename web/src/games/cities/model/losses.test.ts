import { expect, it } from "vitest";
import type { CityData } from "../types";
import { added, lossesOf } from "./losses";

const city = (score: Record<string, number>): CityData => ({ city: "A", builders: [1, 2], size: 4, score }) as CityData;

it("names what a city has lost, not what it has gained", () => {
  const before = city({ factories: 8, houses: 5, parks: 2, total: 15 });
  expect(lossesOf(before, city({ factories: 6, houses: 1, parks: 8, total: 15 }))).toEqual([
    { category: "factories", points: -2 },
    { category: "houses", points: -4 },
  ]);
  expect(lossesOf(before, city({ factories: 12, houses: 5, parks: 0, total: 17 }))).toEqual([]);
});

it("adds up what is lost in several steps", () => {
  expect(added([{ category: "factories", points: -2 }], [{ category: "factories", points: -1 }])).toEqual([
    { category: "factories", points: -3 },
  ]);
});

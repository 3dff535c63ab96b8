import { describe, expect, it } from "vitest";
import type { CityData } from "../types";
import { lossesAfter, type Loss } from "./losses";

function city(row: string, score: Record<string, number>): CityData {
  return { city: "A", builders: [1, 2], size: row.length, rows: [row], corner: [0, 0], score };
}

/** What is said after each of these moments of a city. */
function said(...moments: CityData[]): Loss[][] {
  let losses: Loss[] = [];
  return moments.slice(1).map((now, index) => (losses = lossesAfter(losses, moments[index] as CityData, now)));
}

const factories = (points: number): Loss => ({ category: "factories", points });
const houses = (points: number): Loss => ({ category: "houses", points });

describe("the losses of a city", () => {
  it("are named, its gains are not", () => {
    const before = city("FFH", { factories: 8, houses: 5, parks: 2, total: 15 });
    const after = city("FFHP", { factories: 6, houses: 1, parks: 8, total: 15 });
    expect(said(before, after)).toEqual([[factories(-2), houses(-4)]]);
    expect(said(before, city("FFHF", { factories: 12, houses: 5, parks: 0, total: 17 }))).toEqual([[]]);
  });

  it("add up over several steps", () => {
    expect(said(city("FF", { factories: 8 }), city("FF", { factories: 6 }), city("FF", { factories: 4 }))).toEqual([
      [factories(-2)],
      [factories(-4)],
    ]);
  });

  it("end once another factory makes up for them", () => {
    const behind = [city("FF", { factories: 8 }), city("FF", { factories: 6 })];
    expect(said(...behind, city("FFF", { factories: 12 }))).toEqual([[factories(-2)], []]);
    expect(said(city("FFF", { factories: 12 }), city("FFF", { factories: 9 }), city("FFFF", { factories: 16 })).at(-1)).toEqual([]);
    expect(said(...behind, city("FF", { factories: 8 })).at(-1), "another city's factory is taken back").toEqual([]);
  });

  it("that were made up for are not set off against later ones", () => {
    const moments = [8, 6].map((points) => city("FF", { factories: points }));
    const later = [12, 9].map((points) => city("FFF", { factories: points }));
    expect(said(...moments, ...later).at(-1)).toEqual([factories(-3)]);
  });

  it("stay as long as they are only partly made up for", () => {
    const moments = [city("HHH", { houses: 9 }), city("HHHF", { houses: 3 }), city("HHHFS", { houses: 5 })];
    expect(said(...moments)).toEqual([[houses(-6)], [houses(-4)]]);
  });

  it("do not include what a building taken back had scored", () => {
    expect(said(city("SFF", { factories: 8 }), city("SF", { factories: 4 }))).toEqual([[]]);
    expect(said(city("SFF", { factories: 8 }), city("SFS", { factories: 4 }))).toEqual([[]]);
  });
});

import { describe, expect, it } from "vitest";
import type { CityData, Outcome } from "$lib/types";
import fixtures from "../gallery/fixtures.json";
import { cityColumns, comparedAt, playerLines } from "./result";

const three = fixtures.three.outcome as unknown as Outcome;
const expert = fixtures.expert.outcome as unknown as Outcome;

describe("the end of a game", () => {
  it("shows every city once, by its letter", () => {
    const columns = cityColumns(three, fixtures.three.over.game.cities as unknown as CityData[]);
    expect(columns.map(({ city }) => city)).toEqual(["A", "B", "C"]);
    expect(cityColumns(expert, []).map(({ city }) => city)).toEqual(["A", "B", "C"]);
  });

  it("puts winners first and marks the city that counts", () => {
    const lines = playerLines(three, false);
    expect(lines[0]?.won).toBe(true);
    for (const { score, cities } of lines) {
      expect(cities.filter(({ counts }) => counts).every(({ total }) => total === score)).toBe(true);
    }
  });

  it("counts both cities of two players", () => {
    const lines = playerLines(fixtures.two.outcome as unknown as Outcome, true);
    for (const { score, cities } of lines) {
      expect(cities.reduce((sum, { total }) => sum + total, 0)).toBe(score);
    }
  });

  it("says what was compared between equal scores", () => {
    const part = (left: number, right: number, shops: number) => ({
      left: { city: "A", total: left },
      right: { city: "B", total: right },
      buildings: { shops },
      total: Math.min(left, right),
    });
    const tie = (tie_break: string): Outcome => ({
      scores: [50, 50, 40],
      winners: [1],
      reason: "",
      tie_break,
      breakdown: [part(50, 60, 3), part(55, 50, 4), part(40, 70, 9)],
    });
    expect(comparedAt(tie("higher-city"))).toEqual([
      { seat: 1, value: 60 },
      { seat: 2, value: 55 },
    ]);
    expect(comparedAt(tie("shops")).map(({ value }) => value)).toEqual([3, 4]);
  });
});

import { describe, expect, it } from "vitest";
import { listFromCode, padCode } from "../../../pages/score/link";
import {
  citiesFromList,
  citiesList,
  citiesSheet,
  collected,
  filled,
  newCities,
  painted,
  readCities,
  rowsOf,
  unfinished,
  withPlayers,
  type CitiesPad,
} from "./pad";
import { excesses } from "./supply";
import { tieOf } from "../model/ties";

function shared(pad: CitiesPad): CitiesPad | null {
  return citiesFromList(listFromCode(padCode("cities", citiesList(pad)), "cities") ?? []);
}

describe("a pad", () => {
  it("has four cities for two players and a ring for more", () => {
    expect(withPlayers(newCities(5), 2)).toMatchObject({ mode: "two", names: ["", ""], cities: { length: 4 } });
    expect(withPlayers(newCities(2), 7)).toMatchObject({ mode: "ring", cities: { length: 7 } });
  });

  it("has two cities and an Automacity for one player (S1)", () => {
    const pad = newCities(1);
    expect(pad).toMatchObject({ mode: "solo", names: [""], cities: { length: 2 }, levelPoints: 0 });
    pad.automacity.P = 3;
    expect([collected(pad), unfinished(pad)]).toEqual([3, 3]);
    expect(citiesSheet({ ...pad, levelPoints: -8 })).toMatchObject({ automacity: { P: 3, S: 0 }, level_points: -8 });
    expect(withPlayers(withPlayers(pad, 5), 1).automacity.P).toBe(3);
  });

  it("keeps what was entered when players are added", () => {
    const pad = newCities(3);
    pad.cities[1] = painted(pad.cities[1] ?? "", 5, "S");
    expect(withPlayers(pad, 6).cities[1]).toBe(".....S..........");
    expect(filled(withPlayers(pad, 6).cities[1] ?? "")).toBe(1);
  });

  it("becomes the sheet that the library scores", () => {
    expect(citiesSheet(newCities(3))).toEqual({ cities: Array(3).fill(["....", "....", "....", "...."]), mode: "ring" });
    expect(rowsOf("SSSSHHOmOPOOOPHP")).toEqual(["SSSS", "HHOm", "OPOO", "OPHP"]);
  });

  it.each([[null], [3], [{}], [{ game: "chess" }], [{ game: "cities", names: [], cities: [] }]])("is not read from %j", (value) => {
    expect(readCities(value)).toBeNull();
  });

  it("is repaired where its numbers and letters make no sense", () => {
    expect(readCities({ game: "cities", names: ["A", "B", "C"], cities: ["SxF"] })).toMatchObject({
      cities: ["S.F.............", "................", "................"],
    });
    expect(readCities({ game: "cities", names: ["A"], cities: [], automacity: { S: 500, F: "x" }, levelPoints: -500 })).toMatchObject({
      automacity: { S: 99, F: 0, H: 0 },
      levelPoints: -99,
    });
  });
});

describe("a shared pad", () => {
  it("comes back as it was: cities", () => {
    const pad = newCities(3);
    pad.cities[2] = "SSSSHHOmOPOOOPHP";
    pad.names[0] = "Péter";
    expect(shared(pad)).toEqual(pad);
  });

  it("comes back as it was: a solo game", () => {
    const pad = { ...newCities(1), levelPoints: -8 };
    pad.automacity = { ...pad.automacity, d: 2, H: 5 };
    expect(shared(pad)).toEqual(pad);
  });

  it("fits into an address", () => {
    const pad = newCities(7);
    pad.cities = pad.cities.map(() => "SSSSHHOmOPOOOPHP");
    expect(padCode("cities", citiesList(pad))).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(padCode("cities", citiesList(pad)).length).toBeLessThan(400);
  });
});

describe("more than the box holds", () => {
  const parks = "P".repeat(16);

  it("is said of parks from the 25th on, over all cities (C1)", () => {
    const pad = { ...newCities(3), cities: [parks, "PPPPPPPP........", ".".repeat(16)] };
    expect(excesses(pad)).toEqual([]);
    pad.cities[2] = "P" + ".".repeat(15);
    expect(excesses(pad)).toEqual([{ building: "P", found: 25, box: 24 }]);
  });

  it("is said of each kind of tavern", () => {
    const pad = { ...newCities(4), cities: ["dddd", "dddd", "eeee", "mmmm"].map((row) => row + ".".repeat(12)) };
    expect(excesses(pad)).toEqual([{ building: "d", found: 8, box: 7 }]);
  });

  it("counts Automacity, but only in a solo game", () => {
    const pad = { ...newCities(1), cities: [parks, parks.replaceAll("P", ".")] };
    pad.automacity.P = 9;
    expect(excesses(pad)).toEqual([{ building: "P", found: 25, box: 24 }]);
    expect(excesses(withPlayers(pad, 3))).toEqual([]);
  });
});

describe("equal scores", () => {
  const step = (reason: string, ...values: [seat: number, value: number][]) => ({
    reason,
    compared: values.map(([seat, value]) => ({ seat, value })),
  });

  it("are nothing to talk about when there are none", () => {
    expect(
      tieOf(
        [
          [50, 60, 1],
          [49, 70, 1],
        ],
        false,
      ),
    ).toEqual({ winners: [1], tie_break: null, tie_steps: [] });
  });

  it("are decided by the higher city, then by buildings", () => {
    expect(
      tieOf(
        [
          [50, 60],
          [50, 61],
          [40, 99],
        ],
        false,
      ).tie_steps,
    ).toEqual([step("higher-city", [1, 60], [2, 61])]);
    expect(
      tieOf(
        [
          [50, 60, 3, 4],
          [50, 60, 3, 5],
        ],
        false,
      ).tie_steps,
    ).toEqual([step("factories", [1, 4], [2, 5])]);
    expect(
      tieOf(
        [
          [99, 3, 4],
          [99, 2, 9],
        ],
        true,
      ).tie_steps,
    ).toEqual([step("shops", [1, 3], [2, 2])]);
  });

  it("may stay equal", () => {
    expect(
      tieOf(
        [
          [50, 60],
          [50, 60],
        ],
        false,
      ),
    ).toEqual({ winners: [1, 2], tie_break: "shared", tie_steps: [] });
  });

  it("are narrowed down step by step among three", () => {
    const ranks = [
      [50, 60, 1],
      [50, 60, 2],
      [50, 59, 9],
    ];
    const steps = [step("higher-city", [1, 60], [2, 60], [3, 59]), step("shops", [1, 1], [2, 2])];
    expect(tieOf(ranks, false)).toEqual({ winners: [2], tie_break: "shops", tie_steps: steps });
  });
});

import { describe, expect, it } from "vitest";
import { scoreCities } from "../../../games/cities/pad/scoring/cities";
import { KINDS } from "../../../games/towers/pad/scoring";
import { citiesSheet, collected, countCards, filled, isBlank, newCities, newTowers, painted, readPad, rowsOf, towersSheet, unfinished, withPlayers } from "./pad";
import { problemsOf, tallest, whyNot } from "../../../games/towers/pad/problems";
import { padCode, padFromCode } from "./share";
import { excesses } from "../../../games/cities/pad/supply";
import { tieOf } from "../../../games/cities/pad/ties";

function towers(players = 2) {
  return newTowers(players);
}

describe("a pad", () => {
  it("begins blank", () => {
    expect(isBlank(newTowers())).toBe(true);
    expect(isBlank(newCities())).toBe(true);
  });

  it("has four cities for two players and a ring for more", () => {
    expect(withPlayers(newCities(5), 2)).toMatchObject({ mode: "two", names: ["", ""], cities: { length: 4 } });
    expect(withPlayers(newCities(2), 7)).toMatchObject({ mode: "ring", cities: { length: 7 } });
  });

  it("has two cities and an Automacity for one player (S1)", () => {
    const pad = newCities(1);
    expect(pad).toMatchObject({ mode: "solo", names: [""], cities: { length: 2 }, levelPoints: 0 });
    pad.automacity.P = 3;
    expect([isBlank(pad), collected(pad), unfinished(pad)]).toEqual([false, 3, 3]);
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
    const pad = towers();
    pad.players[0]!.cards.sand = [6, 4, 0];
    pad.players[0]!.razed = 2;
    expect(towersSheet(pad).players[0]).toEqual({ name: "1", towers: { sand: [6, 4, 0] }, razed: 2 });
    expect(citiesSheet(newCities(3))).toEqual({ cities: Array(3).fill(["....", "....", "....", "...."]), mode: "ring" });
    expect(rowsOf("SSSSHHOmOPOOOPHP")).toEqual(["SSSS", "HHOm", "OPOO", "OPHP"]);
  });

  it("counts cards once for both ways of entering", () => {
    const [player] = newTowers(1).players;
    player!.cards.sand = [6, 4, 0];
    player!.heights.tree = { height: 5, roof: false };
    countCards(player!);
    expect(player!.heights.sand).toEqual({ height: 3, roof: true });
    expect(player!.heights.tree).toEqual({ height: 5, roof: false });
  });

  it.each([[null], [3], [{}], [{ game: "chess" }], [{ game: "towers", players: [] }], [{ game: "cities", names: [], cities: [] }]])(
    "is not read from %j",
    (value) => {
      expect(readPad(value)).toBeNull();
    },
  );

  it("is mended where its numbers and letters make no sense", () => {
    const read = readPad({ game: "towers", players: [{ razed: -3, cards: { sand: [3, "x", 99] }, heights: { tree: { height: 500 } } }] });
    expect(read).toMatchObject({ players: [{ razed: 0, cards: { sand: [3] }, heights: { tree: { height: 21, roof: false } } }] });
    expect(readPad({ game: "cities", names: ["A", "B", "C"], cities: ["SxF"] })).toMatchObject({
      cities: ["S.F.............", "................", "................"],
    });
    expect(readPad({ game: "cities", names: ["A"], cities: [], automacity: { S: 500, F: "x" }, levelPoints: -500 })).toMatchObject({
      automacity: { S: 99, F: 0, H: 0 },
      levelPoints: -99,
    });
  });
});

describe("a shared pad", () => {
  it("comes back as it was: towers by card", () => {
    const pad = towers(3);
    pad.players[1] = { ...pad.players[1]!, name: "Žofie 🗼", razed: 4, cards: { ...pad.players[1]!.cards, candy: [15, 9, 0] } };
    expect(padFromCode(padCode(pad))).toEqual(pad);
  });

  it("comes back as it was: towers by height", () => {
    const pad = { ...towers(1), entry: "heights" as const };
    pad.players[0]!.heights.junk = { height: 7, roof: true };
    expect(padFromCode(padCode(pad))).toEqual(pad);
  });

  it("comes back as it was: cities", () => {
    const pad = newCities(3);
    pad.cities[2] = "SSSSHHOmOPOOOPHP";
    pad.names[0] = "Péter";
    expect(padFromCode(padCode(pad))).toEqual(pad);
  });

  it("comes back as it was: a solo game", () => {
    const pad = { ...newCities(1), levelPoints: -8 };
    pad.automacity = { ...pad.automacity, d: 2, H: 5 };
    expect(padFromCode(padCode(pad))).toEqual(pad);
  });

  it("fits into an address", () => {
    const pad = newCities(7);
    pad.cities = pad.cities.map(() => "SSSSHHOmOPOOOPHP");
    expect(padCode(pad)).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(padCode(pad).length).toBeLessThan(400);
  });

  it.each(["", "x", "%%%", "W10", padCode(towers()).slice(3)])("is nothing when the link is broken: %s", (code) => {
    expect(padFromCode(code)).toBeNull();
  });
});

describe("what cannot be", () => {
  it("is a card on a lower one, or on a roof", () => {
    const pad = towers();
    pad.players[0]!.cards.sand = [6, 7];
    pad.players[1]!.cards.tree = [0, 9];
    expect(problemsOf(pad)).toEqual([
      { code: "order", rule: "T2.3", seat: 1, kind: "sand", value: 7, top: 6 },
      { code: "order", rule: "T2.6", seat: 2, kind: "tree", value: 9, top: 0 },
    ]);
  });

  it("is a card too many", () => {
    const pad = towers();
    for (const player of pad.players) player.cards.junk = [12];
    expect(problemsOf(pad)).toEqual([{ code: "copies", rule: "T1.3", kind: "junk", value: 12, found: 2, deck: 1 }]);
    pad.players.push(...newTowers(2).players);
    expect(problemsOf(pad)).toEqual([]);
  });

  it("is told before the card is laid", () => {
    const pad = towers();
    pad.players[0]!.cards.sand = [8];
    expect(whyNot(pad, 1, "sand", 15)).toBeNull();
    expect(whyNot(pad, 2, "sand", 8)).toMatchObject({ code: "copies", found: 2, deck: 1 });
    pad.players[0]!.cards.sand = [7];
    expect(whyNot(pad, 1, "sand", 9)).toBeNull();
    expect(whyNot(pad, 1, "sand", 10)).toMatchObject({ code: "order", top: 7, rule: "T2.3" });
  });

  it("is more cards than the deck has, razed ones too", () => {
    const pad = towers();
    for (const player of pad.players) player.razed = 41;
    expect(problemsOf(pad)).toEqual([{ code: "deck", rule: "T1.3", found: 82, deck: 80 }]);
  });

  it("is a tower higher than its cards, and roofs that are not there", () => {
    const pad = { ...towers(), entry: "heights" as const };
    for (const player of pad.players) player.heights.candy = { height: 9, roof: true };
    pad.players[0]!.heights.horror = { height: 17, roof: true };
    const codes = problemsOf(pad).map(({ code }) => code);
    expect(codes).toEqual(["roofs", "cards", "height", "cards"]);
  });

  it("the tallest towers are the longest legal ones", () => {
    expect(tallest(3, true)).toBe(longest([...Array(16).keys()]));
    expect(tallest(4, true)).toBe(longest([...Array(16).keys(), 0, 2, 5, 7, 10, 12]));
    expect(tallest(3, false)).toBe(15);
  });

  it("nothing, on a blank pad", () => {
    expect(problemsOf(towers(5))).toEqual([]);
    expect(KINDS).toHaveLength(5);
  });
});

/** Three falling runs, the first ending with the 8, the last beginning with the 9 (T2.3 to T2.5): there can be no fourth. */
function longest(cards: number[]): number {
  const high = [15, 14, 13, 12, 11, 10, 8];
  const rest = [...cards];
  for (const card of high) rest.splice(rest.indexOf(card), 1);
  const last = [9, 7, 6, 5, 4, 3, 2, 1, 0];
  for (const card of last) rest.splice(rest.indexOf(card), 1);
  const between = [...new Set(rest)].filter((card) => card !== 0);
  return high.length + between.length + last.length;
}

describe("more than the box holds", () => {
  const parks = "P".repeat(16);

  it("is said of parks from the 25th on, over all cities (C1)", () => {
    const pad = { ...newCities(3), cities: [parks, "PPPPPPPP........", ".".repeat(16)] };
    expect(excesses(pad)).toEqual([]);
    pad.cities[2] = "P" + ".".repeat(15);
    expect(excesses(pad)).toEqual([{ building: "P", found: 25, box: 24 }]);
    expect(scoreCities(citiesSheet({ ...pad, cities: [parks, parks, parks] })).cities).toHaveLength(3);
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
    expect(tieOf([[50, 60, 1], [49, 70, 1]], false)).toEqual({ winners: [1], tie_break: null, tie_steps: [] });
  });

  it("are decided by the higher city, then by buildings", () => {
    expect(tieOf([[50, 60], [50, 61], [40, 99]], false).tie_steps).toEqual([step("higher-city", [1, 60], [2, 61])]);
    expect(tieOf([[50, 60, 3, 4], [50, 60, 3, 5]], false).tie_steps).toEqual([step("factories", [1, 4], [2, 5])]);
    expect(tieOf([[99, 3, 4], [99, 2, 9]], true).tie_steps).toEqual([step("shops", [1, 3], [2, 2])]);
  });

  it("may stay equal", () => {
    expect(tieOf([[50, 60], [50, 60]], false)).toEqual({ winners: [1, 2], tie_break: "shared", tie_steps: [] });
  });

  it("are narrowed down step by step among three", () => {
    const ranks = [[50, 60, 1], [50, 60, 2], [50, 59, 9]];
    const steps = [step("higher-city", [1, 60], [2, 60], [3, 59]), step("shops", [1, 1], [2, 2])];
    expect(tieOf(ranks, false)).toEqual({ winners: [2], tie_break: "shops", tie_steps: steps });
  });
});

import { describe, expect, it } from "vitest";
import { listFromCode, padCode } from "../../../pages/score/link";
import { countCards, newTowers, readTowers, towersFromList, towersList, towersSheet, type TowersPad } from "./pad";
import { tallest } from "./deck";
import { problemsOf, whyNot } from "./problems";
import { KINDS } from "./sheet";

function towers(players = 2) {
  return newTowers(players);
}

function shared(pad: TowersPad): TowersPad | null {
  return towersFromList(listFromCode(padCode("towers", towersList(pad)), "towers") ?? []);
}

describe("a pad", () => {
  it("becomes the sheet that the library scores", () => {
    const pad = towers();
    pad.players[0]!.cards.sand = [6, 4, 0];
    pad.players[0]!.razed = 2;
    expect(towersSheet(pad).players[0]).toEqual({ name: "1", towers: { sand: [6, 4, 0] }, razed: 2 });
    pad.entry = "heights";
    pad.players[0]!.heights.tree = { height: 3, roof: true };
    expect(towersSheet(pad).players[0]).toEqual({ name: "1", towers: { tree: { height: 3, roof: true } }, razed: 2 });
  });

  it("counts cards once for both ways of entering", () => {
    const [player] = newTowers(1).players;
    player!.cards.sand = [6, 4, 0];
    player!.heights.tree = { height: 5, roof: false };
    countCards(player!);
    expect(player!.heights.sand).toEqual({ height: 3, roof: true });
    expect(player!.heights.tree).toEqual({ height: 5, roof: false });
  });

  it.each([[null], [3], [{}], [{ game: "chess" }], [{ game: "towers", players: [] }]])("is not read from %j", (value) => {
    expect(readTowers(value)).toBeNull();
  });

  it("is repaired where its numbers make no sense", () => {
    const read = readTowers({
      game: "towers",
      players: [{ razed: -3, cards: { sand: [3, "x", 99] }, heights: { tree: { height: 500 } } }],
    });
    expect(read).toMatchObject({ players: [{ razed: 0, cards: { sand: [3] }, heights: { tree: { height: 21, roof: false } } }] });
  });
});

describe("a shared pad", () => {
  it("comes back as it was: towers by card", () => {
    const pad = towers(3);
    pad.players[1] = { ...pad.players[1]!, name: "Žofie 🗼", razed: 4, cards: { ...pad.players[1]!.cards, candy: [15, 9, 0] } };
    expect(shared(pad)).toEqual(pad);
  });

  it("comes back as it was: towers by height", () => {
    const pad = { ...towers(1), entry: "heights" as const };
    pad.players[0]!.heights.junk = { height: 7, roof: true };
    expect(shared(pad)).toEqual(pad);
  });

  it.each(["", "x", "%%%", "W10", padCode("towers", towersList(towers())).slice(3)])("is nothing when the link is broken: %s", (code) => {
    expect(listFromCode(code, "towers")).toBeNull();
  });

  it("is nothing in the link of another game", () => {
    expect(listFromCode(padCode("chess", []), "towers")).toBeNull();
    expect(towersFromList(["cards", null])).toBeNull();
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

  it("is reported before the card is placed", () => {
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

/** Three descending runs, the first ending with the 8, the last starting with the 9 (T2.3 to T2.5); a fourth is impossible. */
function longest(cards: number[]): number {
  const high = [15, 14, 13, 12, 11, 10, 8];
  const rest = [...cards];
  for (const card of high) rest.splice(rest.indexOf(card), 1);
  const last = [9, 7, 6, 5, 4, 3, 2, 1, 0];
  for (const card of last) rest.splice(rest.indexOf(card), 1);
  const between = [...new Set(rest)].filter((card) => card !== 0);
  return high.length + between.length + last.length;
}

import { describe, expect, it } from "vitest";
import type { BidLimit, TowersGame } from "../types";
import {
  bestBid,
  bidOrder,
  buildProgress,
  isEnding,
  isLastRound,
  mainTower,
  marksOf,
  onlyChoice,
  readMoves,
  rivalsOf,
  roundsFrom,
  slotsOf,
  topsOf,
  towersOf,
  unseenCounts,
  type Moves,
} from "./model";

describe("a draw pile", () => {
  it.each([
    [17, 4],
    [15, 3],
    [1, 1],
    [0, 0],
  ])("of %i cards is enough for %i rounds", (cards, rounds) => {
    expect(roundsFrom(cards)).toBe(rounds);
  });
});

const GAME: TowersGame = {
  game: "towers",
  players: 3,
  referee: true,
  start: 2,
  round: 4,
  pass: 1,
  phase: "building",
  acting: [2],
  display: ["c7", "j0"],
  bids: [0, 3, "pass"],
  builder: 2,
  left: 1,
  razed_type: null,
  towers: [{ c: ["c12", "c8"], s: ["s3"] }, {}, { h: ["h9"] }],
  razed: [0, 0, 2],
  discard: [],
  unseen: [],
};

describe("moves", () => {
  it("are read from their notation", () => {
    expect(readMoves(["bid 0", "bid 3", "pass"])).toMatchObject({ bids: [0, 3], pass: true, builds: [], razes: [] });
    expect(readMoves(["build s7", "build c0", "raze h", "withdraw"])).toMatchObject({ builds: ["s7", "c0"], razes: ["h"], withdraw: true });
  });

  it("are none where nothing is legal", () => {
    expect(readMoves([])).toEqual({ bids: [], pass: false, builds: [], razes: [], withdraw: false });
  });
});

describe("the best bid", () => {
  const bids = (...numbers: number[]): Moves => readMoves(numbers.map((number) => `bid ${number}`));
  const limit = (largest: number): BidLimit => ({ largest, raze: null, builds: [], blocked: [] });

  it("is the largest that can be built, though more may be named without a referee (T4.3)", () => {
    expect(bestBid(bids(2, 3, 4, 5), limit(3))).toBe(3);
    expect(bestBid(bids(0, 1, 2), limit(2))).toBe(2);
  });

  it("is none where nothing that may be named can be built", () => {
    expect(bestBid(bids(4, 5), limit(3))).toBeNull();
    expect(bestBid(bids(), limit(3))).toBeNull();
    expect(bestBid(bids(1, 2), undefined)).toBeNull();
  });
});

it("knows where the auction leaves a single choice", () => {
  expect(onlyChoice(readMoves(["pass"]))).toBe("pass");
  expect(onlyChoice(readMoves(["bid 0"]))).toBe(0);
  expect(onlyChoice(readMoves(["bid 0", "bid 1"]))).toBeNull();
  expect(onlyChoice(readMoves(["bid 5", "pass"]))).toBeNull();
});

describe("the display", () => {
  const deal = { kind: "deal", round: 4, cards: ["c7", "c7", "j0", "s2", "t1"] };

  it("keeps the places of cards that were taken", () => {
    const slots = slotsOf([deal], GAME);
    expect(slots.map(({ card, taken }) => [card, taken])).toEqual([
      ["c7", false],
      ["c7", true],
      ["j0", false],
      ["s2", true],
      ["t1", true],
    ]);
  });

  it("tells two copies of a card apart", () => {
    expect(new Set(slotsOf([deal], GAME).map(({ key }) => key)).size).toBe(5);
  });

  it("shows what is there if the story does not include the deal", () => {
    expect(slotsOf([{ ...deal, round: 3 }], GAME).map(({ card }) => card)).toEqual(["c7", "j0"]);
  });
});

describe("the table", () => {
  it("bids clockwise from the start player", () => {
    expect(bidOrder(GAME)).toEqual([2, 3, 1]);
  });

  it("seats the others clockwise after me, and everybody for who watches", () => {
    expect(rivalsOf(GAME, 2)).toEqual([3, 1]);
    expect(rivalsOf(GAME, 0)).toEqual([3, 1, 2]);
  });

  it("reads towers from the bottom up, empty ones too", () => {
    expect(towersOf(GAME, 1)).toEqual({ c: [12, 8], h: [], t: [], j: [], s: [3] });
  });

  it("knows what is on top", () => {
    expect(topsOf(GAME, 1)).toEqual({ c: "c8", s: "s3" });
    expect(topsOf(GAME, 9)).toEqual({});
  });

  it("crowns the tallest tower, and nobody without one", () => {
    expect(mainTower(towersOf(GAME, 1))).toBe("c");
    expect(mainTower(towersOf(GAME, 2))).toBeNull();
  });

  it("counts what is unseen by type and value", () => {
    const counts = unseenCounts(["c7", "c7", "s0"]);
    expect([counts.c[7], counts.s[0], counts.h[7]]).toEqual([2, 1, 0]);
  });

  it("knows how far a build is", () => {
    expect(buildProgress(GAME)).toEqual({ placed: 2, all: 3 });
  });

  it("announces the last round until the game is over", () => {
    const story = [{ kind: "last-round" }, { kind: "deal", round: 4 }];
    expect(isLastRound(story, GAME)).toBe(true);
    expect(isLastRound(story, { ...GAME, round: 3 })).toBe(false);
    expect(isLastRound(story, { ...GAME, phase: "over" })).toBe(false);
    expect(isLastRound([], GAME)).toBe(false);
  });

  it("deals no more cards after the last round, nor after the end", () => {
    const story = [{ kind: "last-round" }, { kind: "deal", round: 4 }];
    const quiet = { ...GAME, acting: [], left: 0 };
    expect(isEnding([{ kind: "deal", round: 4 }], quiet)).toBe(false);
    expect(isEnding(story, { ...quiet, round: 3 })).toBe(false); // its cards are still to come
    expect(isEnding(story, quiet)).toBe(true);
    expect(isEnding([], { ...quiet, phase: "over" })).toBe(true);
  });
});

it.each([
  ["build s12", ["card s12", "tower s"]],
  ["raze t", ["tower t"]],
  ["bid 3", ["move bid 3"]],
  ["pass", ["move pass"]],
])("marks what %s is about", (move, marks) => {
  expect(marksOf(move)).toEqual(marks);
});

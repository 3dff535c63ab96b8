import { beforeEach, describe, expect, it, vi } from "vitest";
import { nextPlace } from "./choosing";
import { dailyPlace, dateOf, dayBefore, daysInARow } from "./daily";
import { afterDaily, afterTry, keepAll, keptOf, solvedIn, type Kept } from "./kept";
import { changed, unpacked } from "./packing";
import { loadIndex, loadPuzzle, nextBest, questionOf, type Entry, type Puzzle } from "./puzzle";
import { PUZZLE_GAMES } from "./puzzle-games";
import { PuzzleTable } from "./puzzle-table.svelte";
import { chanceToSolve, LOWEST, rated, START } from "./rating";

const stored = new Map<string, string>();
const KEY = "drafting-table-puzzles";

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

async function opened(date: string | null = null): Promise<{ playing: PuzzleTable; puzzle: Puzzle; right: string; wrong: string }> {
  const puzzle = await loadPuzzle("towers", await loadIndex("towers"), 0);
  const playing = new PuzzleTable("towers", puzzle, date, keptOf("towers"), (kept) => keepAll("towers", kept));
  const [right = ""] = Object.keys(puzzle.right);
  return { playing, puzzle, right, wrong: puzzle.view.legal.find((move) => !(move in puzzle.right)) ?? "" };
}

describe("puzzles", () => {
  it.each(PUZZLE_GAMES)("of %s can be loaded, each with something right and something worse", async (game) => {
    const index = await loadIndex(game);
    expect(index.length).toBeGreaterThan(0);
    for (const [at, entry] of index.entries()) {
      const puzzle = await loadPuzzle(game, index, at);
      const moves = Object.keys(puzzle.right);
      expect(puzzle.id).toBe(entry.id);
      expect(puzzle.view.legal).toEqual(expect.arrayContaining(moves));
      expect(puzzle.view.legal.length).toBeGreaterThan(moves.length);
      expect(puzzle.table.seats.map(({ nickname }) => nickname)).not.toContain("");
      for (const { after } of Object.values(puzzle.right)) expect(after.game.game).toBe(game);
      expect(Math.max(...moves.map((move) => puzzle.worth[move] ?? 0)) - nextBest(puzzle)).toBeGreaterThanOrEqual(14);
    }
  });

  it("ask for what the right move is", () => {
    const asks = (move: string, ...others: string[]): string =>
      questionOf({ right: { [move]: {} }, view: { legal: [move, ...others] } } as unknown as Puzzle);
    expect(asks("bid 3", "pass")).toBe("bid");
    expect(asks("pass", "bid 3")).toBe("bid");
    expect(asks("bid 0", "bid 1")).toBe("bid-first");
    expect(asks("raze s", "build s7")).toBe("build-or-raze");
    expect(asks("build s7", "build s8")).toBe("build");
    expect(asks("pick S S")).toBe("pick");
    expect(asks("place S A 0,1", "place S B 0,1")).toBe("place");
    expect(asks("place S A 0,1", "place O A 0,1")).toBe("place-which");
  });

  it("say what a wrong move is worth, and take the right one afterwards", async () => {
    const { playing, puzzle, right, wrong } = await opened();
    const best = puzzle.worth[right];
    playing.send(wrong);
    expect(playing.answer).toEqual({ reason: "wrong", params: { wins: puzzle.worth[wrong], best } });
    expect([playing.solved, playing.mayMark]).toEqual([null, true]);
    playing.send(right);
    expect(playing.answer).toEqual({ reason: "right", params: { wins: best, next: nextBest(puzzle) } });
    expect(playing.view.game).toEqual(puzzle.right[right]?.after.game);
    expect(solvedIn(keptOf("towers"))).toBe(0);
  });

  it("mark the answer once it is asked for", async () => {
    const { playing, right, wrong } = await opened("2026-03-14");
    expect(playing.mayMark).toBe(false);
    playing.send(wrong);
    playing.mark();
    expect(playing.hints.map(({ move }) => move)).toEqual([right]);
    playing.send(right);
    expect(keptOf("towers").days).toEqual([]);
  });

  it("count the first try only", async () => {
    const { playing, puzzle, right, wrong } = await opened();
    playing.send(wrong);
    const after = playing.kept.rating;
    expect(playing.gained).toBe(after - START);
    expect(playing.gained).toBeLessThan(0);
    playing.send(right);
    playing.set(puzzle);
    expect(playing.gained).toBeNull();
    playing.send(right);
    expect([playing.kept.rating, playing.gained]).toEqual([after, null]);
    expect(keptOf("towers").rating).toBe(after);
  });

  it("of the day count as solved after a wrong try, too", async () => {
    const { playing, right, wrong } = await opened("2026-03-14");
    playing.send(wrong);
    playing.send(right);
    expect(keptOf("towers").days).toEqual(["2026-03-14"]);
  });
});

describe("ratings", () => {
  it("expect half of the puzzles that are rated like the player to be solved", () => {
    expect(chanceToSolve(1500, 1500)).toBe(0.5);
    expect(chanceToSolve(1900, 1500)).toBeCloseTo(10 / 11);
    expect(chanceToSolve(1100, 1500)).toBeCloseTo(1 / 11);
  });

  it("rise and fall with the surprise, most at first", () => {
    expect(rated({ player: 1200, puzzle: 1200 }, true, 0)).toEqual({ player: 1230, puzzle: 1194 });
    expect(rated({ player: 1200, puzzle: 1200 }, false, 0)).toEqual({ player: 1170, puzzle: 1206 });
    expect(rated({ player: 1200, puzzle: 1200 }, true, 100).player).toBe(1212);
    expect(rated({ player: 1200, puzzle: 1600 }, true, 100).player).toBe(1222);
    expect(rated({ player: LOWEST, puzzle: LOWEST }, false, 0).player).toBe(LOWEST);
  });

  it("are kept, with the rows", () => {
    let kept = keptOf("towers");
    for (const [id, solved] of [
      ["a", true],
      ["b", true],
      ["c", false],
      ["d", true],
    ] as const)
      kept = afterTry(kept, id, 1200, solved);
    kept = afterDaily(afterDaily(kept, "2026-03-14"), "2026-03-14");
    keepAll("towers", kept);
    const found = keptOf("towers");
    expect(found).toEqual(kept);
    expect([found.streak, found.best, solvedIn(found), found.days]).toEqual([1, 2, 3, ["2026-03-14"]]);
    expect(keptOf("cities").rating).toBe(START);
  });

  it("begin afresh where something else is stored", () => {
    stored.set(KEY, '{"towers":{"rating":"x","streak":-2,"tries":{"a":7,"b":[1,900]},"days":[3,"2026-03-14"],"theme":4},"cities":7}');
    expect(keptOf("towers")).toEqual({ rating: START, streak: 0, best: 0, tries: { b: [1, 900] }, days: ["2026-03-14"], theme: "" });
    expect(keptOf("cities").tries).toEqual({});
  });
});

describe("the puzzle of the day", () => {
  it("is chosen by the date in UTC", () => {
    expect(dateOf(Date.UTC(2026, 2, 14, 23, 59))).toBe("2026-03-14");
    expect(dayBefore("2026-03-01")).toBe("2026-02-28");
    expect(dailyPlace("towers", "2026-03-14", 300)).toBe(191);
    expect(dailyPlace("cities", "2026-03-14", 300)).toBe(128);
  });

  it("is another one on most days", () => {
    const days = Array.from({ length: 60 }, (_, day) => dailyPlace("towers", dateOf(Date.UTC(2026, 0, 1 + day)), 300));
    expect(new Set(days).size).toBeGreaterThan(45);
  });

  it("makes a row of days, which today may still extend", () => {
    const days = ["2026-02-27", "2026-02-28", "2026-03-01", "2026-02-20"];
    expect(daysInARow(days, "2026-03-01")).toBe(3);
    expect(daysInARow(days, "2026-03-02")).toBe(3);
    expect(daysInARow(days, "2026-03-03")).toBe(0);
  });
});

describe("the next puzzle", () => {
  const index: Entry[] = Array.from({ length: 40 }, (_, at) => ({ id: `${at}`, theme: at % 2 ? "odd" : "even", rating: 800 + 20 * at }));
  const fresh: Kept = { rating: 1200, streak: 0, best: 0, tries: {}, days: [], theme: "" };

  it("is about as hard as the player is good, and not always the same", () => {
    const places = [0, 0.3, 0.6, 0.99].map((random) => nextPlace(index, fresh, [], () => random));
    expect(new Set(places).size).toBe(4);
    for (const at of places) expect(Math.abs((index[at]?.rating ?? 0) - 1200)).toBeLessThanOrEqual(60);
  });

  it("is new, of the theme wanted, and none that was just skipped", () => {
    const kept: Kept = { ...fresh, theme: "odd", tries: { "19": [1, 1200], "21": [0, 1200] } };
    const places = [0, 0.3, 0.6, 0.99].map((random) => nextPlace(index, kept, ["17"], () => random));
    for (const at of places) expect([at % 2, [17, 19, 21].includes(at)]).toEqual([1, false]);
  });

  it("is one that was missed, once all were tried", () => {
    const tries = Object.fromEntries(index.map(({ id }) => [id, [id === "7" ? 0 : 1, 1000]])) as Kept["tries"];
    expect(nextPlace(index, { ...fresh, tries }, [], () => 0.5)).toBe(7);
    expect(nextPlace(index, { ...fresh, tries }, ["7"], () => 0)).toBe(20);
    const seen = index.map(({ id }) => id);
    expect(nextPlace(index, { ...fresh, tries }, [...seen, "20"], () => 0)).not.toBe(20);
    expect(nextPlace([], fresh, [], () => 0)).toBe(-1);
  });
});

describe("packing", () => {
  it("restores lists of words", () => {
    expect(unpacked({ cards: "~s7 c12", one: ["s7"], deep: [{ none: [] }, "~a b"], text: "a b" })).toEqual({
      cards: ["s7", "c12"],
      one: ["s7"],
      deep: [{ none: [] }, ["a", "b"]],
      text: "a b",
    });
  });

  it("applies changes to objects and lists of objects", () => {
    const old = {
      same: 1,
      list: [
        { x: 1, y: 2 },
        { x: 3, y: 4 },
      ],
      bids: [1, 2],
      help: { a: 1 },
    };
    expect(changed(old, { list: { "1": { y: 5 } }, bids: [1], help: { "=": {} } })).toEqual({
      same: 1,
      list: [
        { x: 1, y: 2 },
        { x: 3, y: 5 },
      ],
      bids: [1],
      help: {},
    });
  });
});

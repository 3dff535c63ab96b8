import { describe, expect, it } from "vitest";
import type { TableLine } from "$lib/types";
import { csvOf } from "./csv";
import { choicesFor, filtered, NO_FILTERS } from "./filters";
import { loadAll } from "./load-all";
import { playedIn, type Played } from "./played";
import { scaleFor } from "./plot";
import { accuracyTrends, grouped, movingAverage, personalBests, scoreTrends } from "./summary";
import { checksum, zipOf } from "./zip";

const bot = (level: string) => ({ kind: "bot" as const, nickname: "Ada", level });
const person = { kind: "player" as const, nickname: "Anna", level: null };
const automa = { kind: "automa" as const, nickname: "Automarta", level: null };

function line(changes: Partial<TableLine> = {}): TableLine {
  return {
    id: "one",
    game: "towers",
    mode: null,
    options: {},
    players: 2,
    seats: [person, bot("master")],
    mine: [1],
    ended: 1000,
    updated: 2000,
    campaign: null,
    result: { scores: [31, 28], winners: [1], places: [1, 2], reason: "second-pass" },
    ...changes,
  } as TableLine;
}

function game(changes: Partial<Played> = {}): Played {
  return { ...(playedIn(line()) as Played), ...changes };
}

describe("a finished game", () => {
  it("is seen from my seat", () => {
    expect(playedIn(line())).toMatchObject({ seat: 1, result: "won", score: 31, place: 1, level: "master", kind: "towers-2", at: 1000 });
    expect(playedIn(line({ mine: [2] }))).toMatchObject({ result: "lost", score: 28, place: 2 });
  });

  it("has no result of mine where several seats were mine, none, or nobody knows", () => {
    for (const mine of [[1, 2], [], null])
      expect(playedIn(line({ mine }))).toMatchObject({ seat: null, result: "none", score: null, place: null });
  });

  it("can be won together", () => {
    const result = { scores: [30, 30], winners: [1, 2], places: [1, 1], reason: "second-pass" };
    expect(playedIn(line({ result }))?.result).toBe("shared");
  });

  it("that was ended early is lost or won, but its points compare with nothing", () => {
    const result = { scores: [12, 3], winners: [2], places: null, reason: "resigned" };
    expect(playedIn(line({ result }))).toMatchObject({ result: "lost", score: null, place: null, early: true });
  });

  it("without a result is left out", () => {
    expect(playedIn(line({ result: null }))).toBeNull();
  });

  it("names the bots' level, Automas' level, or none", () => {
    const level = (seats: TableLine["seats"], options = {}): string | undefined => playedIn(line({ seats, options }))?.level;
    expect(level([person, bot("novice"), bot("novice")])).toBe("novice");
    expect(level([person, bot("novice"), bot("master")])).toBe("mixed");
    expect(level([person, person])).toBe("people");
    expect(level([person, automa, automa], { level: 3 })).toBe("automa 3");
  });
});

describe("filters", () => {
  const games = [
    game({ id: "a" }),
    game({ id: "b", players: 3, result: "lost" }),
    game({ id: "c", game: "cities", mode: "ring", players: 10, level: "novice" }),
  ];
  const ids = (found: Played[]): string => found.map(({ id }) => id).join("");

  it("combine", () => {
    expect(ids(filtered(games, NO_FILTERS))).toBe("abc");
    expect(ids(filtered(games, { ...NO_FILTERS, game: "towers" }))).toBe("ab");
    expect(ids(filtered(games, { ...NO_FILTERS, game: "towers", result: "lost" }))).toBe("b");
    expect(ids(filtered(games, { ...NO_FILTERS, mode: "ring", result: "lost" }))).toBe("");
  });

  it("offer only what the others leave, in a natural order", () => {
    expect(choicesFor(games, NO_FILTERS, "players")).toEqual(["2", "3", "10"]);
    expect(choicesFor(games, { ...NO_FILTERS, game: "cities" }, "players")).toEqual(["10"]);
    expect(choicesFor(games, NO_FILTERS, "result")).toEqual(["won", "lost"]);
    expect(choicesFor(games, NO_FILTERS, "mode")).toEqual(["ring"]);
  });

  it("keep offering what is chosen", () => {
    expect(choicesFor(games, { ...NO_FILTERS, game: "cities", players: "2" }, "players")).toEqual(["2", "10"]);
  });
});

describe("results by group", () => {
  it("count games, wins and an even share", () => {
    const games = [game(), game({ result: "shared" }), game({ result: "lost", players: 4 }), game({ result: "none" })];
    const [only, ...others] = grouped(games, ({ level }) => level);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ value: "master", games: 3, won: 2, even: 1.25, average: 31, best: 31 });
  });

  it("average scores of one kind only", () => {
    const games = [game(), game({ kind: "cities-ring", score: 50 })];
    expect(grouped(games, ({ level }) => level)[0]).toMatchObject({ average: null, best: null });
  });

  it("know no even share against Automas", () => {
    expect(grouped([game({ level: "automa 2" })], ({ level }) => level)[0]?.even).toBeNull();
  });

  it("put the largest group first", () => {
    const games = [game({ level: "novice" }), game(), game()];
    expect(grouped(games, ({ level }) => level).map(({ value }) => value)).toEqual(["master", "novice"]);
  });
});

describe("trends", () => {
  const games = [
    game({ at: 3, score: 40 }),
    game({ at: 1, score: 20 }),
    game({ at: 2, score: null }),
    game({ kind: "cities-ring", score: 50 }),
  ];

  it("follow the scores of each kind through time", () => {
    const [trend, ...others] = scoreTrends(games);
    expect(others).toEqual([]); // one score is no trend
    expect(trend?.points.map(({ value }) => value)).toEqual([20, 40]);
  });

  it("follow the accuracy of reviewed games", () => {
    const reviewed = [game({ id: "a", at: 2 }), game({ id: "b", at: 1 }), game({ id: "c" })];
    const [trend] = accuracyTrends(reviewed, { a: 80, b: 60 });
    expect(trend?.points.map(({ value }) => value)).toEqual([60, 80]);
  });

  it("are smoothed over five games", () => {
    expect(movingAverage([10, 20, 30, 40, 50, 60])).toEqual([10, 15, 20, 25, 30, 40]);
  });
});

describe("personal bests", () => {
  it("are the earliest of equal scores, or what the device remembers", () => {
    const games = [
      game({ id: "late", at: 2, score: 40 }),
      game({ id: "early", at: 1, score: 40 }),
      game({ kind: "towers-3", score: 9, id: "three" }),
    ];
    const kept = { "towers-3": { score: 22, table: "gone", before: null }, "cities-ring": { score: 60, table: "x", before: 50 } };
    const bests = personalBests(games, kept);
    expect(bests.map(({ kind, score, game: listed }) => [kind, score, listed?.id])).toEqual([
      ["cities-ring", 60, undefined],
      ["towers-2", 40, "early"],
      ["towers-3", 22, undefined],
    ]);
  });
});

describe("a plot", () => {
  const frame = { width: 120, height: 110, left: 10, right: 10, top: 5, bottom: 5 };

  it("has a scale with round steps around the values", () => {
    const scale = scaleFor([23, 41, 38], frame);
    expect(scale.ticks).toEqual([20, 25, 30, 35, 40, 45]);
    expect([scale.y(20), scale.y(45), scale.x(0), scale.x(2)]).toEqual([105, 5, 10, 110]);
  });

  it("has one for values that are all the same", () => {
    const scale = scaleFor([30, 30], frame);
    expect(scale.ticks).toEqual([30, 31]);
    expect(Number.isFinite(scale.y(30))).toBe(true);
  });
});

describe("the table for spreadsheets", () => {
  it("has a row per game", () => {
    const rows = csvOf([game({ campaign: null })]).split("\r\n");
    expect(rows).toHaveLength(3);
    expect(rows[1]).toBe("1970-01-01T00:00:01.000Z,towers,,2,master,won,1,31,no,31 28,Anna; Ada,,one");
  });

  it("quotes names and defuses formulas", () => {
    const [, row] = csvOf([game({ names: ['=HYPERLINK("x")', "Ben, B."] })]).split("\r\n");
    expect(row).toContain(`"'=HYPERLINK(""x""); Ben, B."`);
  });
});

describe("an archive", () => {
  it("has the checksum that everybody agrees on", () => {
    expect(checksum(new TextEncoder().encode("123456789"))).toBe(0xcbf43926);
  });

  it("lists its files at the end", async () => {
    const files = [
      { name: "one.dtr", text: "first\n" },
      { name: "zwei-ő.dtr", text: "ő\n" },
    ];
    const view = new DataView(await zipOf(files).arrayBuffer());
    const end = view.byteLength - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    const directory = view.getUint32(end + 16, true);
    expect(view.getUint32(directory, true)).toBe(0x02014b50);
    expect(directory + view.getUint32(end + 12, true)).toBe(end);
    const second = directory + 46 + "one.dtr".length;
    const offset = view.getUint32(second + 42, true);
    expect(view.getUint32(offset, true)).toBe(0x04034b50);
    const length = view.getUint16(offset + 26, true);
    expect(new TextDecoder().decode(new Uint8Array(view.buffer, offset + 30, length))).toBe("zwei-ő.dtr");
    expect(new TextDecoder().decode(new Uint8Array(view.buffer, offset + 30 + length, 3))).toBe("ő\n");
  });
});

describe("all my games", () => {
  it("are read page by page, and each is listed once, the latest first", async () => {
    const pages: Record<string, { tables: TableLine[]; cursor: string | null }> = {
      first: { tables: [line({ id: "c", ended: 3 }), line({ id: "b", ended: 2 })], cursor: "next" },
      next: { tables: [line({ id: "b", ended: 2 }), line({ id: "a", ended: 1 })], cursor: null },
    };
    const shown: string[] = [];
    await loadAll((games) => shown.push(games.map(({ id }) => id).join("")), {
      here: () => Promise.resolve([line({ id: "local-x", ended: 2.5 })]),
      there: (cursor) => Promise.resolve(pages[cursor ?? "first"] as (typeof pages)[string]),
    });
    expect(shown.at(-1)).toBe("clocal-xba");
    expect(shown.length).toBe(3);
  });

  it("are those of the device where the server cannot be reached, which is said", async () => {
    let shown: Played[] = [];
    const loading = loadAll((games) => (shown = games), {
      here: () => Promise.resolve([line({ id: "local-x" })]),
      there: () => Promise.reject(new Error("offline")),
    });
    await expect(loading).rejects.toThrow("offline");
    expect(shown.map(({ id }) => id)).toEqual(["local-x"]);
  });
});

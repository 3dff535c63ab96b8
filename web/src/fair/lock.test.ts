/** What a lock must hold before this device shows a number. */
import { describe, expect, it } from "vitest";
import type { Table } from "$lib/types";
import { drawNumber } from "./commitments";
import { lockProblem, type Lock } from "./lock";
import type { Mine, Seen } from "./pins";
import { conditionsOf, fits, type Terms } from "./terms";

const mine = drawNumber();
const other = drawNumber();

const TERMS: Terms = {
  game: "towers",
  rules: 1,
  options: { referee: true },
  players: 2,
  people: [1, 2],
  seating: "drawn",
  start: "drawn",
};

function room(start: number | null = null): Table {
  const seats = [mine, other].map(({ commit }, place) => ({ seat: place + 1, kind: "player", mine: place === 0, commit }));
  const settings = { game: "towers", options: { referee: true }, players: 2, seating: "random", start };
  return { id: "a table", commitment: "promised", seats, settings } as unknown as Table;
}

/** Keys in alphabetical order, as the server must write them. */
function written(terms: object): string {
  return JSON.stringify(Object.fromEntries(Object.entries(terms).sort()));
}

function locked(terms: Partial<Terms> = {}): Lock {
  return { until: 0, commitments: [mine.commit, other.commit], terms: written({ ...TERMS, ...terms }), revealed: [] };
}

const kept: Mine = { numbers: [mine], shown: [], acknowledged: [] };
const seen = { commitment: "promised", lock: null } as Seen;

describe("terms", () => {
  it("fit the room that this device saw", () => {
    expect(fits(locked().terms, conditionsOf(room()))).toBe(true);
    expect(fits(locked({ start: 2 }).terms, conditionsOf(room(2)))).toBe(true);
  });

  it.each<[string, Partial<Terms>]>([
    ["another game", { game: "cities" }],
    ["other options", { options: { referee: false } }],
    ["another number of players", { players: 3 }],
    ["other people", { people: [2] }],
    ["another seating", { seating: [1, 2] }],
    ["another version of the rules", { rules: 2 }],
    ["an additional option", { options: { referee: true, more: 1 } }],
    ["a missing option", { options: {} }],
    ["no start player", { start: null }],
    ["another start player", { start: 1 }],
  ])("do not fit with %s", (_, changed) => {
    expect(fits(locked(changed).terms, conditionsOf(room()))).toBe(false);
  });

  it("leave only the order by the answers to the server", () => {
    const asked = { ...room(), settings: { ...room().settings, seating: "question" as const } };
    const fitting = (seating: Terms["seating"]): boolean => fits(locked({ seating }).terms, conditionsOf(asked));
    expect([fitting([1, 2]), fitting([2, 1])]).toEqual([true, true]);
    expect([fitting("drawn"), fitting([1]), fitting([1, 2, 3]), fitting([2, 2])]).toEqual([false, false, false, false]);
  });

  it("do not fit if a start player was chosen and another one is named, or drawn", () => {
    expect(fits(locked({ start: 1 }).terms, conditionsOf(room(2)))).toBe(false);
    expect(fits(locked().terms, conditionsOf(room(2)))).toBe(false);
  });
});

describe("a lock", () => {
  it("with my number and what I saw is answered", () => {
    expect(lockProblem(room(), locked(), kept, seen, room())).toBeNull();
  });

  it("with a number that I showed before is not: it is no longer secret", () => {
    const shown = { ...kept, shown: [mine.commit] };
    expect(lockProblem(room(), locked(), shown, seen, room())).toBe("mine");
  });

  it("of my own start, whose answer was lost, is the one that I asked for", () => {
    const shown = { ...kept, shown: [mine.commit] };
    const mineOnly = { ...locked({ people: [1] }), commitments: [mine.commit] };
    const alone = room();
    alone.seats = alone.seats.map((seat, place) => (place === 0 ? seat : { ...seat, kind: "bot", commit: null }));
    const started = { ...seen, started: { commitments: [mine.commit], terms: mineOnly.terms } };
    expect(lockProblem(alone, mineOnly, shown, started, alone)).toBeNull();
  });

  it("with a number that this device never drew is from another device", () => {
    const elsewhere = drawNumber();
    const taken = { ...locked(), commitments: [elsewhere.commit, other.commit] };
    const before = room();
    before.seats = before.seats.map((seat, place) => (place === 0 ? { ...seat, commit: elsewhere.commit } : seat));
    expect(lockProblem(room(), taken, kept, seen, before)).toBe("other");
  });

  it("that repeats the promises with other terms is not", () => {
    const before = locked();
    const pinned = { ...seen, lock: { commitments: before.commitments, names: [], terms: before.terms } };
    expect(lockProblem(room(), before, kept, pinned, room())).toBeNull();
    expect(lockProblem(room(), locked({ rules: 2 }), kept, pinned, room())).toBe("lock");
  });
});

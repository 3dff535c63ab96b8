import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Outcome } from "$lib/types";
import { beatsOf, FIRST, lengthOf, momentAt, PLACE, ROW } from "./beats";
import { bestKey, readBests, withScore } from "./bests";
import { marginOf } from "./margin";
import { tonesBetween } from "./sounds";
import type { Counted } from "./spoken";
import { lastToFirst, lengthOfBar, raceAt, standingsOf, type Standing } from "./places";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { begunBetween, placeSpoken, rowSpoken } = await import("./spoken");

type Result = Pick<Outcome, "scores" | "winners" | "places">;

/** The places by score alone, unless the game has tie-breaks. */
function result(
  scores: number[],
  winners: number[],
  places = scores.map((own) => 1 + scores.filter((score) => score > own).length),
): Result {
  return { scores, winners, places };
}

const placed = (standings: Standing[]): string => standings.map(({ seat, place }) => `${place}:${seat}`).join(" ");

describe("the bar of a player", () => {
  it("stays in its box before minus points are subtracted", () => {
    expect([-3, 0, 19, 38, 41].map((points) => lengthOfBar(points, 38))).toEqual([0, 0, 0.5, 1, 1]);
  });
});

describe("places", () => {
  it("are the server's, and level players share one", () => {
    expect(placed(standingsOf(result([30, 41, 30, 12], [2])))).toBe("1:2 2:1 2:3 4:4");
  });

  it("a shared victory is two first places", () => {
    expect(placed(standingsOf(result([41, 30, 41], [1, 3])))).toBe("1:1 1:3 3:2");
  });

  it("follow the tie-breaks among equal scores, also below the winner", () => {
    expect(placed(standingsOf(result([53, 41, 41, 41], [1], [1, 4, 2, 2])))).toBe("1:1 2:3 2:4 4:2");
  });

  it("whoever resigned comes last, whatever the score", () => {
    const standings = standingsOf(result([60, 20, 30], [3], [3, 2, 1]), [1]);
    expect(placed(standings)).toBe("1:3 2:2 3:1");
    expect(standings.map(({ resigned }) => resigned)).toEqual([false, false, true]);
  });

  it("nobody wins if everybody resigned", () => {
    const all = standingsOf(result([60, 20], []), [1, 2]);
    expect(placed(all)).toBe("1:1 2:2");
    expect(all.some(({ won }) => won)).toBe(false);
  });

  it("are announced from the last to the first", () => {
    expect(lastToFirst(standingsOf(result([30, 41, 30, 12], [2])))).toEqual([4, 2, 1]);
  });
});

describe("the race", () => {
  const standings = standingsOf(result([50, 56, 53], [2]));

  it("stops at each score in turn", () => {
    expect(raceAt(standings, 0, 0)).toBe(0);
    expect(raceAt(standings, 0, 1)).toBe(50);
    expect(raceAt(standings, 1, 1)).toBe(53);
    expect(raceAt(standings, 2, 0.5)).toBe(55);
    expect(raceAt(standings, 3, 1)).toBe(56);
  });

  it("never runs backwards, not even from a score below zero", () => {
    const below = standingsOf(result([-21, -3], [2]));
    expect([raceAt(below, 0, 1), raceAt(below, 1, 1), raceAt(below, 2, 1)]).toEqual([0, 0, 0]);
    const resigned = standingsOf(result([60, 20], [2], [2, 1]), [1]);
    expect([raceAt(resigned, 0, 1), raceAt(resigned, 1, 1)]).toEqual([60, 60]);
  });
});

describe("the count", () => {
  it.each([2, 3, 4, 5, 6, 7])("takes less than 20 seconds with %i players", (players) => {
    expect(lengthOf(beatsOf(7, players))).toBeLessThan(20_000);
  });

  it("counts rows before it decides places, and the crown comes last", () => {
    const beats = beatsOf(2, 3);
    expect(momentAt(beats, 0)).toEqual({ rows: 0, placed: 0, share: 0, placing: false, over: false });
    expect(momentAt(beats, ROW)).toMatchObject({ rows: 1, placing: false, over: false });
    expect(momentAt(beats, 2 * ROW)).toMatchObject({ rows: 2, placed: 0, placing: true, over: false });
    expect(momentAt(beats, 2 * ROW + 2 * PLACE)).toMatchObject({ placed: 2, over: false });
    expect(momentAt(beats, 2 * ROW + 2 * PLACE + FIRST - 1)).toMatchObject({ placed: 2, share: 1, over: false });
    expect(momentAt(beats, 2 * ROW + 2 * PLACE + FIRST)).toMatchObject({ placed: 3, over: true });
    expect(momentAt(beats, Infinity)).toEqual({ rows: 2, placed: 3, share: 1, placing: true, over: true });
  });

  it("leaves time to read before the next row", () => {
    expect(momentAt(beatsOf(2, 2), ROW * 0.7).share).toBe(1);
  });
});

describe("its sounds", () => {
  const beats = beatsOf(2, 2);
  const tones = (from: number, to: number): number => tonesBetween(momentAt(beats, from), momentAt(beats, to)).length;

  it("mark each row and place, and the crown", () => {
    expect(tones(0, ROW / 2)).toBe(0);
    expect(tones(0, ROW)).toBe(2);
    expect(tones(2 * ROW, 2 * ROW + PLACE)).toBe(1);
    expect(tones(2 * ROW + PLACE, Infinity)).toBe(6);
  });

  it("crown the winner where nothing is counted first", () => {
    expect(tonesBetween(null, momentAt(beats, Infinity))).toHaveLength(6);
    expect(tonesBetween(null, momentAt(beats, 0))).toHaveLength(0);
  });

  it("stay silent once everything is there, or when it begins again", () => {
    expect(tones(Infinity, Infinity)).toBe(0);
    expect(tones(Infinity, 0)).toBe(0);
  });
});

describe("what is read out", () => {
  const beats = beatsOf(2, 3);
  const begun = (from: number | null, to: number) => begunBetween(from === null ? null : momentAt(beats, from), momentAt(beats, to));
  const NAMES = ["You", "Péter", "Lina"];

  beforeAll(async () => {
    await speak("en");
    await need("ending");
  });

  it("is each row once, as it begins", () => {
    expect(begun(null, 0)).toEqual({ kind: "row", nth: 0 });
    expect(begun(0, ROW - 1)).toBeNull();
    expect(begun(ROW - 1, ROW)).toEqual({ kind: "row", nth: 1 });
    expect(begun(Infinity, 0)).toEqual({ kind: "row", nth: 0 });
    expect(
      rowSpoken("shops", [
        ["A", 10],
        ["B", -4],
      ] satisfies Counted[]),
    ).toBe("shops: A 10, B −4.");
  });

  it("is each place once, as it is decided", () => {
    expect(begun(2 * ROW - 1, 2 * ROW)).toBeNull();
    expect(begun(2 * ROW, 2 * ROW + PLACE)).toEqual({ kind: "place", nth: 0 });
    expect(begun(2 * ROW + 2 * PLACE, Infinity)).toEqual({ kind: "place", nth: 2 });
    const standings = standingsOf(result([30, 41, 30], [2]));
    expect([0, 1].map((nth) => placeSpoken(standings, NAMES, nth))).toEqual([
      "Place 2: You and Lina, 30 points.",
      "Place 1: Péter, 41 points.",
    ]);
  });

  it("leaves out what was skipped, what was over from the start, and places of those who resigned", () => {
    expect([begun(ROW, Infinity), begun(null, Infinity), begun(Infinity, Infinity)]).toEqual([null, null, null]);
    expect(placeSpoken(standingsOf(result([60, 20], [2], [2, 1]), [1]), NAMES, 0)).toBe("");
  });
});

describe("the margin", () => {
  const standings = standingsOf(result([35, 36, 20], [2]));

  it("is said to the player who lost, to the one who won, and to others", () => {
    expect(marginOf(standings, [1])).toEqual({ kind: "short", score: 35, other: 36, points: 1 });
    expect(marginOf(standings, [3])).toEqual({ kind: "short", score: 20, other: 36, points: 16 });
    expect(marginOf(standings, [2])).toEqual({ kind: "ahead", score: 36, other: 35, points: 1 });
    expect(marginOf(standings)).toEqual({ kind: "decided", score: 36, other: 35, points: 1 });
    expect(marginOf(standings, [1, 2])).toMatchObject({ kind: "decided" });
  });

  it("is level when a tie-break decided", () => {
    expect(marginOf(standingsOf(result([53, 53], [2], [2, 1])), [1])).toMatchObject({ kind: "level", score: 53 });
  });

  it("is not said about a shared victory, nor about a score that cannot win", () => {
    expect(marginOf(standingsOf(result([53, 53], [1, 2])))).toBeNull();
    expect(marginOf(standingsOf(result([60, 20], [2]), [1]), [1])).toBeNull();
    expect(marginOf(standingsOf(result([60, 20], [2]), [1]))).toBeNull();
    expect(marginOf(standingsOf(result([60, 20], []), [1, 2]))).toBeNull();
  });
});

describe("personal bests", () => {
  it("are kept per game and mode", () => {
    const table = (game: string, players: number, options: object) =>
      ({ settings: { game, options }, seats: Array.from({ length: players }) }) as unknown as Parameters<typeof bestKey>[0];
    expect(bestKey(table("towers", 3, { referee: true }))).toBe("towers-3");
    expect(bestKey(table("cities", 4, { mode: "ring" }))).toBe("cities-ring");
    expect(bestKey(table("cities", 3, { mode: "expert" }))).toBe("cities-expert");
  });

  it("remember the one before, and a game only once", () => {
    const first = withScore({}, "towers-3", "a", 40);
    expect(first["towers-3"]).toEqual({ score: 40, table: "a", before: null });
    const next = withScore(first, "towers-3", "b", 41);
    expect(next["towers-3"]).toEqual({ score: 41, table: "b", before: 40 });
    expect(withScore(next, "towers-3", "b", 41)).toBe(next);
    expect(withScore(next, "towers-3", "c", 41)).toBe(next);
  });

  it("ignore what is not well-formed", () => {
    expect(readBests(null)).toEqual({});
    const good = { score: 4, table: "a", before: null };
    expect(readBests({ good, "no-table": { score: 4, before: null }, text: "4", half: { ...good, score: 4.5 } })).toEqual({ good });
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { prefs } from "$lib/device/settings.svelte";
import type { Spot } from "../model/moment";
import { Placing, type PlacingInput } from "./placing.svelte";

const IN_A = ["place S A 0,1", "place S A 1,0"];
const IN_B = ["place H B 0,1", "place H B 1,0"];

function placingOf(first: string[], send = (_: string): void => {}): { placing: Placing; hear: (legal: string[]) => void } {
  let legal = $state.raw(first);
  const placing = new Placing(() => ({
    view: { legal, help: {} } as unknown as PlacingInput["view"],
    tiles: [...new Set(legal.map((move) => move.split(" ")[1] ?? ""))],
    cities: ["A", "B"],
    send,
  }));
  return { placing, hear: (now) => (legal = now) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false, querySelector: () => null });
  prefs.motion = "full";
  prefs.speed = "usual";
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  prefs.motion = "system";
});

describe("the only place for a tile", () => {
  const only = IN_A[0] as string;

  it("is chosen at once, and one more touch confirms it", () => {
    const sent: string[] = [];
    const { placing } = placingOf([only], (move) => sent.push(move));
    expect(placing.chosen?.move).toBe(only);
    placing.choose(placing.chosen as Spot);
    expect(sent).toEqual([only]);
    expect(placing.chosen).toBeNull();
  });

  it("can be cancelled and chosen again", () => {
    const { placing } = placingOf([only]);
    placing.back();
    expect(placing.chosen).toBeNull();
    placing.take(0);
    expect(placing.chosen?.move).toBe(only);
  });

  it("is never one of several", () => {
    expect(placingOf(IN_A).placing.chosen).toBeNull();
  });
});

describe("a placed tile", () => {
  it("is seen landing before the other city comes forward", () => {
    const { placing, hear } = placingOf([...IN_A, ...IN_B]);
    placing.place(IN_A[0] as string);
    hear(IN_B);
    expect([placing.city, placing.landing]).toEqual(["A", true]);
    vi.runAllTimers();
    expect([placing.city, placing.landing]).toEqual(["B", false]);
  });

  it("does not hold up a player who takes the next tile", () => {
    const { placing, hear } = placingOf([...IN_A, ...IN_B]);
    placing.place(IN_A[0] as string);
    hear(IN_B);
    placing.take(0);
    expect(placing.city).toBe("B");
  });

  it("is there at once with reduced motion", () => {
    prefs.motion = "reduced";
    const { placing, hear } = placingOf([...IN_A, ...IN_B]);
    placing.place(IN_A[0] as string);
    hear(IN_B);
    expect(placing.city).toBe("B");
  });
});

describe("the city shown first", () => {
  const MOVES = ["place S A 0,1", "place S B 0,1", "place H A 0,1", "place H B 0,1"];

  function turnsOf(adds: Record<string, number>) {
    let turn = $state("1-1");
    const help = { adds: Object.fromEntries(Object.entries(adds).map(([move, total]) => [move, { total }])), others: {} };
    const view = { legal: MOVES, help } as unknown as PlacingInput["view"];
    const placing = new Placing(() => ({ view, tiles: ["S", "H"], cities: ["A", "B"], turn, send: () => {} }));
    return { placing, next: () => (turn = "1-2") };
  }

  const CROSSED = { "place S A 0,1": 2, "place S B 0,1": 3, "place H A 0,1": 4, "place H B 0,1": 1 };

  it("is where both tiles together add the most", () => {
    expect(turnsOf(CROSSED).placing.city).toBe("B");
    expect(turnsOf({ ...CROSSED, "place S A 0,1": 9 }).placing.city).toBe("A");
    expect(turnsOf({}).placing.city).toBe("A");
  });

  it("stays when another tile is taken, and is found again in the next turn", () => {
    const { placing, next } = turnsOf(CROSSED);
    placing.take(1);
    expect([placing.tile, placing.city, placing.untouched]).toEqual(["H", "B", false]);
    placing.show("A");
    expect([placing.tile, placing.city]).toEqual(["H", "A"]);
    placing.place("place H A 0,1");
    expect(placing.placed).toBe(true);
    next();
    vi.runAllTimers();
    expect([placing.tile, placing.city, placing.untouched, placing.placed]).toEqual(["S", "B", true, false]);
  });
});

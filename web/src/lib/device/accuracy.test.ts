import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { accuracies, rememberAccuracy } from "./accuracy";

const KEY = "drafting-table-accuracy";
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe("the accuracy of reviewed games", () => {
  it("is kept by table, the latest review of a game counts", () => {
    rememberAccuracy("one", 71.5);
    rememberAccuracy("two", 88);
    rememberAccuracy("one", 74);
    expect(accuracies()).toEqual({ one: 74, two: 88 });
  });

  it("keeps the newest of very many", () => {
    for (let nth = 0; nth < 1001; nth++) rememberAccuracy(`game ${nth}`, 50);
    const games = Object.keys(accuracies());
    expect(games).toHaveLength(1000);
    expect(games).not.toContain("game 0");
  });

  it("is nothing where what is kept is broken", () => {
    for (const broken of ["{", "7", '{"one": "high", "two": 140, "three": -1}']) {
      kept.set(KEY, broken);
      expect(accuracies()).toEqual({});
    }
  });
});

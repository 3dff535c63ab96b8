import { describe, expect, it } from "vitest";
import { listens, readsWishes } from "./listeners";

describe("a proposal", () => {
  it("is heard by people and by bots that can judge it", () => {
    expect(listens({ kind: "player", stand_in: null, level: null })).toBe(true);
    expect(listens({ kind: "bot", stand_in: null, level: "master" })).toBe(true);
  });

  it("is not heard by weak bots, nor by a player whom a bot replaces", () => {
    expect(listens({ kind: "bot", stand_in: null, level: "apprentice" })).toBe(false);
    expect(listens({ kind: "player", stand_in: "random", level: null })).toBe(false);
  });
});

it("a wish is for people: bots ignore it", () => {
  expect(readsWishes({ kind: "player", stand_in: null })).toBe(true);
  expect(readsWishes({ kind: "player", stand_in: "master" })).toBe(false);
  expect(readsWishes({ kind: "bot", stand_in: null })).toBe(false);
});

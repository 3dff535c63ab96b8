import { expect, it } from "vitest";
import towers from "./index";
import type { TowersGame } from "./types";

const view = (more: Partial<TowersGame>): TowersGame => ({ game: "towers", ...more }) as TowersGame;

it("marks the start player of the round, and nobody after the end (T4.4, T4.5)", () => {
  expect(towers.startPlayer(view({ phase: "bidding", start: 3 }))).toBe(3);
  expect(towers.startPlayer(view({ phase: "over", start: 3 }))).toBe(0);
});

import { expect, it } from "vitest";
import type { SeatView, StoryEvent } from "$lib/types";
import { AutoPass, isOnlyAutoPassed } from "./auto-pass";

const asked = (...legal: string[]): SeatView => ({ legal, phase: 1, undo: 0 }) as unknown as SeatView;

it("wants to pass only where nothing else is legal, and where it is switched on", () => {
  const auto = new AutoPass();
  expect(auto.wanted(true, 1, asked("pass"), 9)).toBe(true);
  expect(auto.wanted(false, 1, asked("pass"), 9)).toBe(false);
  expect(auto.wanted(true, 1, asked("bid 3", "pass"), 9)).toBe(false);
  expect(auto.wanted(true, 1, asked("withdraw"), 9)).toBe(false);
  expect(auto.wanted(true, 1, asked(), 9)).toBe(false);
  expect(auto.wanted(true, 1, undefined, 9)).toBe(false);
});

it("does not pass again at a moment to which an undo has led back", () => {
  const auto = new AutoPass();
  expect([auto.begin(1, 9), auto.begin(1, 9)]).toEqual([true, false]);
  expect(auto.wanted(true, 1, asked("pass"), 9)).toBe(false);
  expect(auto.wanted(true, 2, asked("pass"), 9)).toBe(true);
  expect(auto.wanted(true, 1, asked("pass"), 17)).toBe(true);
});

it("knows when its own pass is all that could be taken back", () => {
  const told = (...events: [number, string][]): StoryEvent[] => events.map(([seat, kind]) => ({ seat, kind }) as unknown as StoryEvent);
  const story = told([1, "bid"], [2, "bid"], [1, "pass"], [3, "build"]);
  expect(isOnlyAutoPassed(story, 1, 2)).toBe(true);
  expect(isOnlyAutoPassed(story, 1, undefined)).toBe(false);
  expect(isOnlyAutoPassed([...story, ...told([1, "bid"])], 1, 2)).toBe(false);
  expect(isOnlyAutoPassed(story, 2, 1)).toBe(false);
});

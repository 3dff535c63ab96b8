import { beforeEach, expect, it, vi } from "vitest";
import { keepDone, keepStep, keptStep, progressOf } from "./progress";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

it("keeps the step of each lesson", () => {
  keepStep("towers", 7);
  keepStep("cities", 2);
  expect([keptStep("towers"), keptStep("cities"), keptStep("solo")]).toEqual([7, 2, 0]);
});

it("ignores what is not a step", () => {
  stored.set("drafting-table-lessons", '{"towers":"seven","cities":1.5}');
  expect([keptStep("towers"), keptStep("cities")]).toEqual([0, 0]);
});

it("is done from the first end on, and begun again until the next", () => {
  expect(progressOf("towers")).toEqual({ done: false, begun: false });
  keepStep("towers", 3);
  expect(progressOf("towers")).toEqual({ done: false, begun: true });
  keepStep("towers", 19);
  keepDone("towers", 19);
  expect(progressOf("towers")).toEqual({ done: true, begun: false });
  keepStep("towers", 2);
  expect(progressOf("towers")).toEqual({ done: true, begun: true });
});

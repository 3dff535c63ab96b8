import { beforeAll, expect, it, vi } from "vitest";
import type { DraftGame } from "$lib/types";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { whereInView } = await import("./where");

beforeAll(async () => {
  await speak("en");
  await need("shell", "game");
});

const view = {
  game: "cities",
  cities: [
    { city: "A", builders: [1, 2], size: 4, score: {}, rows: ["SP.", ".FF"], corner: [-1, -2] },
    { city: "B", builders: [2, 3], size: 0, score: {}, rows: [], corner: [0, 0] },
  ],
} as unknown as DraftGame;

it.each([
  ["-1,-2", "row 1, column 1"],
  ["1,-1", "row 2, column 3"],
  ["-2,-1", "row 2, left of the city"],
  ["2,-2", "row 1, right of the city"],
  ["0,-3", "above the city, column 2"],
  ["0,1", "2 rows below the city, column 2"],
  ["-3,0", "below the city, 2 columns left of the city"],
])("%s is counted from what is built", (square, words) => {
  expect(whereInView(view, "A", square)).toBe(words);
});

it("a city's first square needs no numbers", () => {
  expect(whereInView(view, "B", "0,0")).toBe("the first square");
  expect(whereInView(view, "G", "0,0")).toBe("");
});

import { expect, it } from "vitest";
import { toggled } from "./picking";

it("a touch chooses a tile or puts it back", () => {
  expect(toggled([], 3)).toEqual([3]);
  expect(toggled([3], 0)).toEqual([3, 0]);
  expect(toggled([3, 0], 3)).toEqual([0]);
});

it("a third tile replaces nothing", () => {
  expect(toggled([3, 0], 1)).toBeNull();
});

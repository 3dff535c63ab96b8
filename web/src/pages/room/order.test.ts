import { expect, it } from "vitest";
import { movedBy } from "./order";

it.each([
  [2, 1, [1, 3, 2]],
  [2, -1, [2, 1, 3]],
  [3, 1, [3, 2, 1]],
  [1, -1, [3, 2, 1]],
] as const)("seat %i by %i", (seat, step, order) => {
  expect(movedBy(3, seat, step)).toEqual(order);
});

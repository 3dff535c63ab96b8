import { expect, it } from "vitest";
import { cardPoints, planPoints, razeCost } from "./card-points";

const towers = { c: [13, 9, 4], h: [12], t: [], j: [14, 8, 0], s: [15, 11] };

it("counts the card, a main tower that grows, and a roof for the whole tower", () => {
  expect(cardPoints(towers, "h7")).toBe(1);
  expect(cardPoints(towers, "t5")).toBe(1);
  expect(cardPoints(towers, "c2")).toBe(2); // it becomes the main tower
  expect(cardPoints(towers, "s0")).toBe(4); // 3 cards count double
  expect(cardPoints(towers, "c0")).toBe(6); // 4 cards count double, and one more for the main tower
});

it("counts what a bid would add, with the raze that it needs", () => {
  expect(planPoints(towers, { raze: null, builds: ["h7", "s0"] }, 2)).toBe(5);
  expect(planPoints(towers, { raze: "h", builds: ["h14", "h3"] }, 2)).toBe(-1); // one card more, and 2 for the raze
  expect(planPoints(towers, { raze: "c", builds: [] }, 1)).toBe(-2);
});

it("counts what razing costs in all: the raze, the card, and a main tower that is no longer as tall", () => {
  expect(razeCost(towers, "h", 2)).toBe(3);
  expect(razeCost({ ...towers, j: [14] }, "c", 2)).toBe(4);
});

import { expect, it } from "vitest";
import { filtered, nextSlip, toLearnFrom } from "./filter";
import { decision } from "./sample.testing";

const DECISIONS = [
  decision(0, 1, "best"),
  decision(1, 2, "inaccuracy", 0.06),
  decision(2, 1, "good", 0.02),
  decision(3, 1, "inaccuracy", 0.05),
  decision(4, 2, "blunder", 0.2),
  decision(5, 1, "mistake", 0.03),
];
const steps = (found: { step: number }[]): number[] => found.map(({ step }) => step);

it("lists what was asked for, of one seat or of everybody", () => {
  expect(steps(filtered(DECISIONS, 0, "all"))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(steps(filtered(DECISIONS, 0, "slips"))).toEqual([1, 3, 4, 5]);
  expect(steps(filtered(DECISIONS, 2, "mistakes"))).toEqual([4]);
});

it("goes from slip to slip, and starts again after the last", () => {
  expect(nextSlip(DECISIONS, 0, 1)?.step).toBe(3);
  expect(nextSlip(DECISIONS, 1, 5)?.step).toBe(3);
  expect(nextSlip([decision(0, 1, "best")], 0, 0)).toBeUndefined();
});

it("makes exercises of mistakes, or of smaller slips, but never of what would be accepted", () => {
  expect(steps(toLearnFrom(DECISIONS, 2))).toEqual([4]);
  expect(steps(toLearnFrom(DECISIONS, 1))).toEqual([3]);
});

import { expect, it } from "vitest";
import { balances, inPoints, rulerOf } from "./luck";
import { SUMMARY } from "./sample.testing";

it("has room on the ruler for luck that leads beyond a sure win", () => {
  const ruler = rulerOf(balances(SUMMARY));
  expect(ruler.from).toBeCloseTo(-0.2);
  expect(ruler.to).toBeCloseTo(1.2);
});

it("adds up as it is shown, whatever was rounded", () => {
  const points = inPoints({ start: 0.3333, luck: 0.1248, result: 1 });
  expect(points.start + points.luck + points.skill).toBe(points.result);
  expect(points).toEqual({ start: 33, luck: 12, skill: 55, result: 100 });
});

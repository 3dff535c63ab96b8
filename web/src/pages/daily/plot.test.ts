import { describe, expect, it } from "vitest";
import { barsOf, isIn, rangeText } from "./plot";

const total = (counts: { ahead: number; count: number }[]): number => barsOf(counts).reduce((sum, { count }) => sum + count, 0);

describe("the bars of a distribution", () => {
  it("are none without results", () => {
    expect(barsOf([])).toEqual([]);
  });

  it("reach from the worst result to the best, and always to zero", () => {
    expect(barsOf([{ ahead: 2, count: 3 }])).toEqual([
      { from: 0, to: 0, count: 0 },
      { from: 1, to: 1, count: 0 },
      { from: 2, to: 2, count: 3 },
    ]);
  });

  it("hold every result, however far apart they are", () => {
    const counts = [-80, -17, -1, 0, 3, 55].map((ahead) => ({ ahead, count: 2 }));
    const bars = barsOf(counts);
    expect(bars.length).toBeLessThanOrEqual(17);
    expect(total(counts)).toBe(12);
    for (const { ahead } of counts) expect(bars.filter((bar) => isIn(bar, ahead))).toHaveLength(1);
  });

  it("never mix those ahead with those behind", () => {
    const bars = barsOf([-30, -1, 0, 30].map((ahead) => ({ ahead, count: 1 })));
    expect(bars.some(({ from, to }) => from < 0 && to >= 0)).toBe(false);
  });

  it("reach as far as what is marked, which counts as nobody's result", () => {
    const bars = barsOf([{ ahead: -2, count: 1 }], 3);
    expect([bars.at(0)?.from, bars.at(-1)?.to]).toEqual([-2, 3]);
    expect(bars.filter(({ count }) => count > 0)).toHaveLength(1);
  });

  it("are named by their numbers", () => {
    expect([rangeText({ from: -5, to: -1, count: 0 }), rangeText({ from: 3, to: 3, count: 0 })]).toEqual(["−5…−1", "+3"]);
    expect(isIn({ from: 0, to: 1, count: 0 }, null)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { bandOf, changesAt, lineOf, marksOf, placed, pointAt, stepNear, topOf, withRoom, xOf, yOf, type Frame } from "./curve";
import { decision, point } from "./sample.testing";

const FRAME: Frame = { width: 100, height: 50, steps: 4, top: 1 };
const POINTS = [point(0, 0, [0.5, 0.5]), point(1, 1, [0.6, 0.4]), point(2, 2, [0.7, 0.3]), point(3, 2, [0.4, 0.6]), point(4, 4, [1, 0])];

describe("the curve", () => {
  it("has a step where everything that it shows has happened", () => {
    expect(placed(POINTS).map(({ at }) => at)).toEqual([0, 1, 1.5, 2, 4]);
  });

  it("goes from left to right and has a sure win at the top", () => {
    expect([xOf(0, FRAME), xOf(4, FRAME)]).toEqual([0, 100]);
    expect([yOf(1, FRAME), yOf(0, FRAME), yOf(1.2, FRAME)]).toEqual([0, 50, 0]);
    expect(lineOf(placed(POINTS).slice(0, 2), 1, FRAME)).toBe("M0 25L25 20");
  });

  it("has a band of twice the error on both sides", () => {
    const doubtful = placed([point(0, 0, [0.5, 0.5], 0.1), point(1, 4, [0.5, 0.5], 0)]);
    expect(bandOf(doubtful, 1, FRAME)).toBe("M0 15L100 25L100 25L0 35Z");
    expect(bandOf(doubtful.slice(0, 1), 1, FRAME)).toBe("");
  });

  it("knows the chances and their changes at a step", () => {
    expect(pointAt(POINTS, 3)?.wins).toEqual([0.4, 0.6]);
    expect(changesAt(POINTS, 4).map((change) => Math.round(change * 100))).toEqual([60, -60]);
    expect(changesAt(POINTS, 0)).toEqual([]);
    expect(changesAt(POINTS, 3)).toEqual([]);
  });

  it("leaves out the upper quarter where nobody came near it", () => {
    expect([topOf(POINTS), topOf(POINTS.slice(0, 2)), topOf([])]).toEqual([1, 0.75, 1]);
  });
});

describe("marks on the curve", () => {
  const decisions = [decision(0, 1, "inaccuracy", 0.06), decision(1, 2, "blunder", 0.3), decision(2, 1, "good", 0.01)];

  it("are everybody's mistakes, or one seat's slips", () => {
    expect(marksOf(decisions, POINTS, 0).map(({ step }) => step)).toEqual([1]);
    expect(marksOf(decisions, POINTS, 1).map(({ step }) => step)).toEqual([0]);
    expect(marksOf(decisions, POINTS, 2)[0]).toMatchObject({ step: 1, share: 0.4, grade: "blunder" });
  });

  it("leave room for each other: the worst are drawn", () => {
    const [blunder] = marksOf(decisions, POINTS, 0);
    if (!blunder) throw new Error("no mark");
    const near = { ...blunder, step: 2, grade: "mistake" as const };
    expect(withRoom([near, blunder], FRAME, 30)).toEqual([blunder]);
    expect(withRoom([near, blunder], FRAME, 20)).toHaveLength(2);
  });

  it("attract a finger that comes near", () => {
    const marks = marksOf(decisions, POINTS, 0);
    expect(stepNear(36, marks, FRAME, 14)).toBe(1);
    expect(stepNear(45, marks, FRAME, 14)).toBe(2);
    expect(stepNear(-20, marks, FRAME, 0)).toBe(0);
    expect(stepNear(400, marks, FRAME, 0)).toBe(4);
  });
});

import { describe, expect, it } from "vitest";
import { squareText, type Square } from "./notation";
import { boxOf, frameOf, neighbours, placeIn, planOf, plotAt, reachOf, squareAt, squaresIn, wishSquares, withPlots } from "./plan";

describe("a plan", () => {
  it("finds the square that somebody tapped", () => {
    const drawn = { left: 20, top: 100, width: 400, height: 400 };
    expect(squareAt({ left: -1, top: 0, width: 4, height: 4 }, drawn, 30, 390)).toEqual({ x: -1, y: 2 });
  });

  it("knows its buildings by their squares, also negative ones", () => {
    const plan = planOf(["SS", ".F"], [-1, 2]);
    expect(plan.plots).toHaveLength(3);
    expect(plotAt(plan, -1, 2)?.building).toBe("S");
    expect(plotAt(plan, 0, 3)?.building).toBe("F");
    expect(plotAt(plan, -1, 3)).toBeUndefined();
    expect(neighbours(plan, { x: 0, y: 2 }).map(({ building }) => building)).toEqual(["F", "S"]);
  });

  it("can show what would be, without changing what is", () => {
    const plan = planOf(["S"]);
    expect(withPlots(plan, [{ x: 1, y: 0, building: "S" }]).plots).toHaveLength(2);
    expect(plan.plots).toHaveLength(1);
    expect(withPlots(plan, [{ x: 0, y: 0, building: "F" }]).plots).toEqual(plan.plots);
  });
});

describe("a frame", () => {
  it("is at least 4 by 4, with a row around a city that may grow", () => {
    expect(frameOf(planOf([]))).toMatchObject({ width: 4, height: 4 });
    expect(frameOf(planOf(["S"]))).toEqual({ left: -2, top: -2, width: 4, height: 4 });
    expect(frameOf(planOf(["SSS"]))).toMatchObject({ left: -1, width: 5, height: 5 });
    expect(frameOf(planOf(["SSSS", "S...", "S...", "S..."]))).toEqual({ left: 0, top: 0, width: 4, height: 4 });
  });

  it("is as wide as the one next to it", () => {
    const full = planOf(["SSSS", "S...", "S...", "S..."]);
    expect(frameOf(full, [], 5)).toEqual({ left: -0.5, top: -0.5, width: 5, height: 5 });
  });

  it("stays where it is when a city grows inside it", () => {
    const before = frameOf(planOf(["S"]), [{ x: 1, y: 0 }]);
    expect(frameOf(planOf(["SS"]), [], 4, before)).toBe(before);
    expect(frameOf(planOf(["SS"]), [], 4)).not.toEqual(before);
  });

  it("moves when a city grows out of it, or can no longer fill it", () => {
    const before = frameOf(planOf(["S"]));
    expect(frameOf(planOf(["SSS"]), [], 4, before)).toMatchObject({ width: 5 });
    const full = planOf(["SSSS"]);
    expect(frameOf(full, [], 4, before)).toMatchObject({ left: 0, width: 4 });
  });

  it("holds everything that it is asked to reach", () => {
    const frame = frameOf(planOf(["SS"]), [{ x: -2, y: 0 }]);
    expect(frame.left).toBeLessThanOrEqual(-2);
    expect(squaresIn(frame)).toContainEqual({ x: -2, y: 0 });
  });

  it("says where a square is in it", () => {
    expect(placeIn({ left: -1, top: 0, width: 4, height: 4 }, { x: 1, y: 1 })).toEqual({
      left: "50%",
      top: "25%",
      width: "25%",
      height: "25%",
    });
  });
});

it("a city can still reach as far as 4 by 4 lets it", () => {
  expect(reachOf(boxOf([{ x: 0, y: 0 }]))).toEqual({ left: -3, top: -3, width: 7, height: 7 });
  expect(reachOf({ left: 0, top: 0, width: 4, height: 3 })).toEqual({ left: 0, top: -1, width: 4, height: 5 });
});

describe("squares to wish for something on", () => {
  const texts = (squares: Square[]) => squares.map(squareText);

  it("are those next to a building, within one 4x4 square with every building (C4.3)", () => {
    expect(texts(wishSquares(planOf(["S"])))).toEqual(["0,-1", "-1,0", "1,0", "0,1"]);
    const row = wishSquares(planOf(["SSSS"], [-1, 0]));
    expect(row).toHaveLength(4 + 4);
    expect(new Set(row.map(({ x }) => x))).toEqual(new Set([-1, 0, 1, 2]));
    expect(wishSquares(planOf(["SSSS", "SSSS", "SSSS", "SSS."]))).toEqual([{ x: 3, y: 3 }]);
  });

  it("are also those of and next to other wishes", () => {
    const more = texts(wishSquares(planOf(["S"]), [{ x: 1, y: 0 }]));
    expect(new Set(more)).toEqual(new Set(["0,-1", "-1,0", "1,0", "0,1", "2,0", "1,-1", "1,1"]));
  });

  it("are one in an empty city, whose first square is called 0,0 (C4.1)", () => {
    expect(wishSquares(planOf([]))).toEqual([{ x: 0, y: 0 }]);
  });
});

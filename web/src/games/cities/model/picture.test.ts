import { describe, expect, it } from "vitest";
import { awningsOf, greensOf, pictureOf, PLAIN, tavernSets } from "./picture";
import { planOf, plotAt } from "./plan";

function lines(rows: string[]): string[] {
  return awningsOf(planOf(rows))
    .map(({ from, length, along }) => `${from.x},${from.y} ${along} ${length}`)
    .sort();
}

function lookAt(rows: string[], x: number, y: number, worth = 2) {
  const plan = planOf(rows);
  const plot = plotAt(plan, x, y);
  return plot && pictureOf(plan, worth).looks.get(plot);
}

describe("awnings (C5.1)", () => {
  it("span a straight line", () => {
    expect(lines(["SSSS"])).toEqual(["0,0 row 4"]);
    expect(lines(["S", "S", "S"])).toEqual(["0,0 column 3"]);
    expect(lines(["S.S"])).toEqual(["0,0 row 1", "2,0 row 1"]);
  });

  it("take the best division where lines cross", () => {
    // An L of three: a pair and a single.
    expect(
      lines(["SS", "S."])
        .map((line) => line.slice(-1))
        .sort(),
    ).toEqual(["1", "2"]);
    // A row of four with one below it: the row stays whole.
    expect(lines(["SSSS", "S..."])).toEqual(["0,0 row 4", "0,1 row 1"]);
  });

  it("do not always take the longest line first", () => {
    // Longest first (the middle column of 3) would leave four singles: 10 + 8; two rows of 3 give 20.
    const found = awningsOf(planOf(["SSS", ".S.", "SSS"]));
    expect(found.map(({ length }) => length).sort()).toEqual([1, 3, 3]);
  });
});

describe("the other pictures of the score", () => {
  it("parks that touch are one green (C5.5)", () => {
    expect(
      greensOf(planOf(["PP.P", ".P.P"]))
        .map((green) => green.length)
        .sort(),
    ).toEqual([2, 3]);
  });

  it("taverns light as many lamps as their set has kinds (C5.3)", () => {
    expect(tavernSets(planOf(["demb", "dd.."])).map((set) => set.length)).toEqual([4, 1, 1]);
    expect(lookAt(["demb"], 0, 0)?.lamps).toBe(4);
    expect(lookAt(["demb", "d..."], 0, 1)?.lamps).toBe(1);
  });

  it("each office is a floor higher than the one before, up to six (C5.4)", () => {
    expect([0, 1, 2, 3].map((x) => lookAt(["OOOO", "OOO."], x, 0)?.floors)).toEqual([1, 2, 3, 4]);
    expect(lookAt(["OOOO", "OOO."], 2, 1)?.floors).toBe(1);
  });

  it("the first office looks as on its tile", () => {
    expect(lookAt(["O"], 0, 0)?.floors).toBe(PLAIN.floors);
  });

  it("an office has one bridge, however many taverns stand around it (C5.4)", () => {
    const { bridges } = pictureOf(planOf(["dOd", ".e."]));
    expect(bridges).toHaveLength(1);
  });

  it("houses light a window for each other type, one only in smoke (C5.6)", () => {
    expect(lookAt(["HSO"], 0, 0)?.windows).toBe(2);
    expect(lookAt(["HF", "SO"], 0, 0)).toMatchObject({ windows: 1, smoky: true });
    expect(lookAt(["HH"], 0, 0)?.windows).toBe(0);
  });

  it("factories have as many chimneys as they are worth (C5.2)", () => {
    expect(lookAt(["F"], 0, 0, 4)?.chimneys).toBe(4);
  });
});

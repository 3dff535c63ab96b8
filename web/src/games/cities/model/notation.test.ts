import { describe, expect, it } from "vitest";
import { assignments, covers, pickOf, placements, readPlacement, readTile } from "./notation";

describe("tiles", () => {
  it("are single, upright or flat", () => {
    expect(readTile("S")).toEqual({ text: "S", buildings: ["S"], shape: "single" });
    expect(readTile("F/e")).toEqual({ text: "F/e", buildings: ["F", "e"], shape: "vertical" });
    expect(readTile("e-F")).toEqual({ text: "e-F", buildings: ["e", "F"], shape: "horizontal" });
  });

  it("cover a square for each building, from the upper or left half", () => {
    expect(covers(readTile("F/e"), { x: -1, y: 2 })).toEqual([
      { building: "F", square: { x: -1, y: 2 } },
      { building: "e", square: { x: -1, y: 3 } },
    ]);
    expect(covers(readTile("e-F"), { x: 0, y: 0 })[1]).toEqual({ building: "F", square: { x: 1, y: 0 } });
  });
});

describe("moves", () => {
  it("are read from the legal ones", () => {
    expect(readPlacement("place S A -1,0")).toEqual({ move: "place S A -1,0", tile: "S", city: "A", at: { x: -1, y: 0 } });
    expect(readPlacement("pick S d")).toBeNull();
    expect(placements(["pick S d", "place F/e B 0,3"])).toHaveLength(1);
    expect(assignments(["assign S B", "place S A 0,0"])).toEqual([{ move: "assign S B", tile: "S", city: "B" }]);
  });

  it("name a pick as the server writes it", () => {
    expect(pickOf(["pick S d", "pick S S"], "d", "S")).toBe("pick S d");
    expect(pickOf(["pick S d"], "S", "S")).toBeUndefined();
  });
});

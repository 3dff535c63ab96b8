import { describe, expect, it } from "vitest";
import { builtIn } from "./built";

const RECORD = `drafting-table record 1
game: cities
---
random S A
draw b H d
1 assign H A
1 place S A 0,0
1 place b C 0,0
1 place H/P A 1,-1
1 place O-F C 1,0
1 undo
`;

describe("the cities of a record", () => {
  const { A, C, ...others } = builtIn(RECORD);

  it("have every tile that was placed, duplexes on two squares", () => {
    expect(A?.plots).toEqual([
      { x: 0, y: 0, building: "S" },
      { x: 1, y: -1, building: "H" },
      { x: 1, y: 0, building: "P" },
    ]);
    expect(C?.plots.map(({ x, building }) => `${building}${x}`)).toEqual(["b0", "O1", "F2"]);
  });

  it("are only those with squares", () => {
    expect(others).toEqual({});
    expect(builtIn("")).toEqual({});
  });
});

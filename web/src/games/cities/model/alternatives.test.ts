import { describe, expect, it } from "vitest";
import { othersThan } from "./alternatives";

const move = "place S A 1,0";

describe("instead of a proposal", () => {
  it("there may be another tile or another place in the same city", () => {
    expect(othersThan(move, [move, "place S A 0,1", "place P A 1,0"])).toEqual({ tiles: true, spots: true });
  });

  it("nothing in another city counts, nor the same move", () => {
    expect(othersThan(move, [move, "place S C 0,1", "place P C 1,0"])).toEqual({ tiles: false, spots: false });
  });

  it("one may be left without the other", () => {
    expect(othersThan(move, [move, "place S A 0,1"])).toEqual({ tiles: false, spots: true });
    expect(othersThan(move, [move, "place P A 1,0"])).toEqual({ tiles: true, spots: false });
  });
});

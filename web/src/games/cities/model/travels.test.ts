import { describe, expect, it } from "vitest";
import { around, backTo, journeys } from "./travels";

const place = (seat: number, tile = "S", square = "0,0") => ({ kind: "place", seat, tile, city: "A", square });

describe("journeys", () => {
  it("are the placements of others since the last look", () => {
    const story = [{ kind: "reveal", seat: 1 }, place(1), place(2), { kind: "pass" }, place(3, "H")];
    expect(journeys(story, 1, 1).map(({ seat }) => seat)).toEqual([2, 3]);
    expect(journeys(story, 3, 1).map(({ tile }) => tile)).toEqual(["H"]);
    expect(journeys(story, 5, 1)).toEqual([]);
  });

  it("go to every square that a duplex covers", () => {
    expect(journeys([place(1), place(2, "F/O", "-1,2")], 1, 1)[0]?.squares).toEqual(["-1,2", "-1,3"]);
    expect(journeys([place(1), place(2, "F-O", "-1,2")], 1, 1)[0]?.squares).toEqual(["-1,2", "0,2"]);
  });

  it("are not shown for a game that is just being opened, or was missed for long", () => {
    expect(journeys([place(2)], 0, 1)).toEqual([]);
    expect(
      journeys(
        Array.from({ length: 40 }, () => place(2)),
        2,
        1,
      ),
    ).toEqual([]);
  });
});

describe("the way of a tile", () => {
  it("ends around all of its squares", () => {
    const squares = [
      { left: 10, top: 10, width: 80, height: 80 },
      { left: 10, top: 100, width: 80, height: 80 },
    ];
    expect(around(squares)).toEqual({ left: 10, top: 10, width: 80, height: 170 });
  });

  it("begins small, in the middle of where it came from", () => {
    const from = { left: 0, top: 0, width: 20, height: 40 };
    const to = { left: 100, top: 200, width: 80, height: 80 };
    expect(backTo(from, to)).toBe("translate(-100px, -190px) scale(0.25)");
  });
});

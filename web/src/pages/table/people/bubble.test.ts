import { describe, expect, it } from "vitest";
import { overSeat, underSeat } from "./bubble";

const PHONE = 390;
const chip = (left: number, right: number, top = 58) => ({ left, right, top, bottom: top + 34 });

describe("a bubble", () => {
  it.each([
    ["above the middle of its seat", chip(160, 240), 200],
    ["at the edge, above the first seat", chip(8, 88), 130],
    ["at the other edge, above the last seat", chip(300, 380), 260],
    ["at the edge behind which the seat is", chip(400, 480), 260],
  ])("is %s", (_, seat, at) => {
    expect(overSeat(seat, PHONE)).toEqual({ side: "over", at, edge: 58, most: 260 });
  });

  it("is under its seat if there is nothing above", () => {
    expect(overSeat(chip(160, 220, 5), PHONE)).toEqual(underSeat(chip(160, 220, 5), PHONE));
  });

  it("stays in the window under a seat", () => {
    expect(underSeat(chip(8, 48), PHONE).at).toBe(88);
    expect(underSeat(chip(160, 220), PHONE).at).toBe(190);
  });
});

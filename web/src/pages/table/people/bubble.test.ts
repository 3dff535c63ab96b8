import { describe, expect, it } from "vitest";
import { besideSeat, underSeat } from "./bubble";

const PHONE = 390;

describe("a bubble", () => {
  it.each([
    ["right of the first seat", { left: 8, right: 88 }, { side: "left", at: 88, room: 302 }],
    ["left of the last seat", { left: 180, right: 380 }, { side: "right", at: 210, room: 180 }],
    ["at the edge behind which the seat is", { left: 400, right: 480 }, { side: "right", at: 0, room: 390 }],
    ["at the other edge", { left: -90, right: -10 }, { side: "left", at: 0, room: 390 }],
  ])("is %s", (_, chip, expected) => {
    expect(besideSeat(chip, PHONE)).toEqual(expected);
  });

  it("stays in the window under a seat", () => {
    expect(underSeat({ left: 8, right: 48 }, PHONE).at).toBe(88);
    expect(underSeat({ left: 160, right: 220 }, PHONE).at).toBe(190);
  });
});

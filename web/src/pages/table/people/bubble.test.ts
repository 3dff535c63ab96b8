import { describe, expect, it } from "vitest";
import { overSeat, underSeat } from "./bubble";

const PHONE = 390;

describe("a bubble", () => {
  it.each([
    ["over the first seat", { left: 8, right: 88 }, { side: "left", at: 48, room: 96 }],
    ["over the last seat", { left: 180, right: 380 }, { side: "right", at: 280, room: 220 }],
    ["at the edge behind which the seat is", { left: 400, right: 480 }, { side: "right", at: 390, room: 0 }],
    ["at the other edge", { left: -90, right: -10 }, { side: "left", at: 0, room: 0 }],
  ])("is %s", (_, chip, expected) => {
    expect(overSeat(chip, PHONE)).toEqual(expected);
  });

  it("stays in the window under a seat", () => {
    expect(underSeat({ left: 8, right: 48 }, PHONE).at).toBe(88);
    expect(underSeat({ left: 160, right: 220 }, PHONE).at).toBe(190);
  });
});

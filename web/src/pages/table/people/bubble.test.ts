import { describe, expect, it } from "vitest";
import { overSeat, underSeat } from "./bubble";

const PHONE = 390;

describe("a bubble", () => {
  const over = (at: number, least: number) => ({ side: "over", at, least, most: 120 });

  it.each([
    ["over the first seat", { left: 8, right: 88 }, over(8, 80)],
    ["over the next one from its left end, where no name is covered", { left: 92, right: 172 }, over(92, 80)],
    ["over the last seat", { left: 300, right: 380 }, over(268, 80)],
    ["no wider than it may be, over a long name", { left: 180, right: 380 }, over(180, 120)],
    ["at the edge behind which the seat is", { left: 400, right: 480 }, over(268, 80)],
    ["at the other edge", { left: -90, right: -10 }, over(2, 80)],
  ])("is %s", (_, chip, expected) => {
    expect(overSeat(chip, PHONE)).toEqual(expected);
  });

  it("stays in the window under a seat", () => {
    expect(underSeat({ left: 8, right: 48 }, PHONE).at).toBe(88);
    expect(underSeat({ left: 160, right: 220 }, PHONE).at).toBe(190);
  });
});

import { describe, expect, it } from "vitest";
import { seatToShow, sinceMine, withoutOthers } from "./seats";

describe("seatToShow", () => {
  it.each([
    ["a spectator's", [], [1], 0, 0],
    ["the only one, whoever's turn it is", [2], [1], 2, 2],
    ["the first one at the beginning", [1, 3], [], 0, 1],
    ["the one that must act", [1, 3], [3], 1, 3],
    ["the one shown, while it must act itself", [1, 3], [1, 3], 3, 3],
    ["the next in turn", [1, 2, 3], [1, 3], 2, 3],
    ["the same as before while others act", [1, 3], [2], 3, 3],
  ])("is %s", (_, mine, waiting, shown, expected) => {
    expect(seatToShow(mine, waiting, shown)).toBe(expected);
  });
});

describe("sinceMine", () => {
  it("begins behind one's own last event", () => {
    expect(sinceMine([{ seat: 1 }, { seat: 2 }, {}], [1])).toBe(1);
    expect(sinceMine([{ seat: 2 }], [1])).toBe(0);
  });
});

it("only this device and bots: nobody else waits", () => {
  const [me, bot, automa, other] = [
    { kind: "player" as const, mine: true },
    { kind: "bot" as const, mine: false },
    { kind: "automa" as const, mine: false },
    { kind: "player" as const, mine: false },
  ];
  expect(withoutOthers({ seats: [me, me, bot, automa] })).toBe(true);
  expect(withoutOthers({ seats: [me, bot, other] })).toBe(false);
});

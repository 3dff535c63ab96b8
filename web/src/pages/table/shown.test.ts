import { describe, expect, it } from "vitest";
import type { SeatView } from "$lib/types";
import { seatToShow, sinceMine, startPlayer, withWholeHelp } from "./shown";

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

describe("startPlayer", () => {
  const view = (game: object): SeatView => ({ game }) as unknown as SeatView;

  it("is the round's, not the game's (T4.4, T4.5)", () => {
    expect(startPlayer(view({ game: "towers", phase: "bidding", start: 3 }))).toBe(3);
  });

  it("is nobody after the end, in cities, and before anything is known", () => {
    expect(startPlayer(view({ game: "towers", phase: "over", start: 3 }))).toBe(0);
    expect(startPlayer(view({ game: "cities", phase: "picking" }))).toBe(0);
    expect(startPlayer(undefined)).toBe(0);
  });
});

describe("withWholeHelp", () => {
  it("fills in what the server left out, and calls towers by their letters", () => {
    const points = [{ towers: { candy: 3, junk: 1 }, main: 2, razed: 0, total: 6 }];
    const view = { game: { game: "towers" }, help: { points } } as unknown as SeatView;
    expect(withWholeHelp(view).help).toEqual({ limits: [], bids: {}, points: [{ ...points[0], towers: { c: 3, j: 1 } }] });
  });
});

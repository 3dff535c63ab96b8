import { describe, expect, it } from "vitest";
import type { SeatInfo } from "$lib/types";
import { replaceable, votesInProgress } from "./stand-ins";

const person = (seat: number, more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat, kind: "player", mine: seat === 1, stand_in: null, resigned: false, votes_needed: 2, voted: false, ...more }) as SeatInfo;
const table = (seats: SeatInfo[], replace_votes: Record<string, number> = {}) => ({ seats, replace_votes });
const three = [person(1), person(2), person(3)];

describe("asking for a bot", () => {
  it("works at once for the host if a player is gone, and by vote if they are here", () => {
    expect(replaceable(table(three), [1, 3], true)).toEqual([
      { seat: 2, vote: false },
      { seat: 3, vote: true },
    ]);
  });

  it("is always a vote for others", () => {
    expect(replaceable(table(three), [1, 3], false).every(({ vote }) => vote)).toBe(true);
  });

  it("is not offered about the only opponent while they are here", () => {
    const two = [person(1, { votes_needed: 0 }), person(2, { votes_needed: 0 })];
    expect(replaceable(table(two), [1, 2], true)).toEqual([]);
    expect(replaceable(table(two), [1], true)).toEqual([{ seat: 2, vote: false }]);
  });

  it("is not offered to spectators, or for bots", () => {
    const watched = three.map((seat) => ({ ...seat, mine: false }));
    expect(replaceable(table(watched), [], false)).toEqual([]);
    expect(replaceable(table([person(1), person(2, { stand_in: "journeyman" })]), [1], true)).toEqual([]);
  });
});

describe("a vote", () => {
  it("can be agreed with once, by the others", () => {
    const votes = { "2": 1, "1": 1 };
    expect(votesInProgress(table(three, votes))).toEqual([
      { seat: 1, votes: 1, needed: 2, mine: true, mayAgree: false },
      { seat: 2, votes: 1, needed: 2, mine: false, mayAgree: true },
    ]);
    const voted = [person(1), person(2, { voted: true }), person(3)];
    expect(votesInProgress(table(voted, { "2": 1 }))[0]?.mayAgree).toBe(false);
  });
});

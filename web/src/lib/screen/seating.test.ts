import { describe, expect, it } from "vitest";
import { seenBy } from "./seating";

describe("the seats as a player sees them", () => {
  it.each([
    [1, [2, 1, 5, 4, 3]],
    [3, [4, 3, 2, 1, 5]],
    [5, [1, 5, 4, 3, 2]],
  ])("have the next seat on the left of seat %i", (seat, expected) => {
    expect(seenBy([1, 2, 3, 4, 5], seat)).toEqual(expected);
  });
});

import { describe, expect, it } from "vitest";
import { applyChange, mergeViews, momentOf, remember } from "./merge";
import type { SeatView } from "../types";

const view = { game: { round: 1 }, phase: 3, legal: ["pass"], undo: 0, help: {} } as unknown as SeatView;

describe("mergeViews", () => {
  it("keeps what was not sent again", () => {
    const merged = mergeViews({ "1": view }, { "1": { phase: 4, legal: [] } });
    expect(merged["1"]).toEqual({ ...view, phase: 4, legal: [] });
  });

  it("keeps what did not change within the game", () => {
    const change = { game: { turn: 2 } } as unknown as Partial<SeatView>;
    expect(mergeViews({ "1": view }, { "1": change })["1"]?.game).toEqual({ round: 1, turn: 2 });
  });

  it("leaves other seats, and what was there, alone", () => {
    const before = { "1": view, "2": view };
    const merged = mergeViews(before, { "2": { undo: 1 } });
    expect(merged["1"]).toBe(view);
    expect(before["2"].undo).toBe(0);
  });
});

describe("applyChange", () => {
  const story = [
    { kind: "bid", seat: 1 },
    { kind: "pass", seat: 2 },
  ];

  it("adds new events", () => {
    const next = applyChange({ views: {}, story }, { type: "change", number: 2, story: [{ kind: "over" }] });
    expect(next.story.map((event) => event.kind)).toEqual(["bid", "pass", "over"]);
  });

  it("first cuts the story, after an undo", () => {
    const change = { type: "change", number: 2, story_length: 1, story: [{ kind: "raze" }] } as const;
    const next = applyChange({ views: {}, story }, { ...change, story: [...change.story] });
    expect(next.story.map((event) => event.kind)).toEqual(["bid", "raze"]);
  });
});

describe("looking back", () => {
  const past = remember(remember([{ length: 3, views: {} }], 4, {}), 6, {});

  it("keeps moments in order, and drops those an undo takes back", () => {
    expect(past.map((moment) => moment.length)).toEqual([3, 4, 6]);
    expect(remember(past, 4, {}).map((moment) => moment.length)).toEqual([3, 4]);
  });

  it.each([
    [2, 3],
    [3, 4],
    [4, 6],
    [5, 6],
    [0, undefined],
    [6, undefined],
  ])("finds the moment of event %i", (index, length) => {
    expect(momentOf(past, index)?.length).toBe(length);
  });
});

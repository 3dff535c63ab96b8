import { describe, expect, it } from "vitest";
import recorded from "../../../fixtures/cities-3-replay.json";
import type { Replay } from "$lib/server/api";
import { captions, eventOfStep, newsOf, readFilm, roundMarks, roundOf, seatFrom, stepOfEvent } from "./steps";

const REPLAY: Replay = {
  story: [
    { kind: "deal", round: 1 },
    { kind: "bid", seat: 1 },
    { kind: "pass", seat: 2 },
    { kind: "deal", round: 2 },
  ],
  moments: [
    { number: 1, views: {}, story_length: 1 },
    { number: 2, views: {}, story_length: 3 },
    { number: 3, views: {}, story_length: 2 },
    { number: 4, views: {}, story_length: 4 },
  ],
};

describe("a film of a game", () => {
  const film = readFilm(REPLAY);

  it("has no steps that were taken back", () => {
    expect(film.steps.map(({ length }) => length)).toEqual([1, 2, 4]);
  });

  it("finds the step of an event and the event of a step", () => {
    expect([0, 1, 2, 3, 99].map((event) => stepOfEvent(film, event))).toEqual([0, 1, 2, 2, 2]);
    expect([0, 1, 2].map((step) => eventOfStep(film, step))).toEqual([0, 1, 3]);
  });

  it("tells what is new", () => {
    expect(newsOf(film, 0).map(({ kind }) => kind)).toEqual(["deal"]);
    expect(newsOf(film, 2).map(({ kind }) => kind)).toEqual(["pass", "deal"]);
  });

  it("knows where rounds begin", () => {
    const marks = roundMarks(film);
    expect(marks).toEqual([
      { step: 0, round: 1, half: "" },
      { step: 2, round: 2, half: "" },
    ]);
    expect(roundOf(marks, 1)?.round).toBe(1);
    expect(roundOf(marks, 2)?.round).toBe(2);
  });
});

it("reads the replay of a real game", () => {
  const film = readFilm(recorded as unknown as Replay);
  expect(film.steps).toHaveLength(recorded.moments.length);
  expect(film.steps.at(-1)?.length).toBe(film.story.length);
  expect(roundMarks(film).map(({ round }) => round)).toEqual([1, 2, 3]);
});

it("captions are the latest sentences that fit, and always the last", () => {
  const [short, long] = ["Anna passes.", "x".repeat(200)];
  expect(captions([short, "Péter passes.", "Lina passes.", "Nobody builds."])).toHaveLength(3);
  expect(captions([short, long, short])).toEqual([short, long, short]);
  expect(captions([long, short, long])).toEqual([short, long]);
  expect(captions([short, long + long])).toEqual([long + long]);
  expect(captions([])).toEqual([]);
});

it("a replay opens from the reader's own seat unless its address names another", () => {
  expect(seatFrom(null, 3, 2)).toBe(2);
  expect(seatFrom(null, 3, 0)).toBe(0);
  expect(seatFrom("3", 3, 2)).toBe(3);
  expect(seatFrom("0", 3, 2)).toBe(0);
  expect(seatFrom("9", 3, 2)).toBe(3);
});

import { describe, expect, it } from "vitest";
import cities from "../../../fixtures/cities-3.json";
import { eventOfStep, newsOf, readFilm, roundMarks, roundOf, stepOfEvent, type RawReplay } from "./steps";

const view = (round: number) => ({ game: "towers", round });
const RAW: RawReplay = {
  story: [
    { kind: "deal", round: 1 },
    { kind: "bid", seat: 1 },
    { kind: "pass", seat: 2 },
    { kind: "deal", round: 2 },
  ],
  moments: [
    { number: 1, views: { "0": view(1) }, story_length: 1 },
    { number: 2, views: { "0": view(1) }, story_length: 3 },
    { number: 3, views: { "0": view(1) }, story_length: 2 },
    { number: 4, views: { "0": view(2) }, story_length: 4 },
  ],
};

describe("a film of a game", () => {
  const film = readFilm(RAW);

  it("has no steps that were taken back", () => {
    expect(film.steps.map(({ length }) => length)).toEqual([1, 2, 4]);
  });

  it("wraps the game's views so that nobody can act", () => {
    expect(film.steps[0]?.views["0"]).toMatchObject({ game: view(1), phase: 0, undo: 0, help: { points: [] }, legal: [] });
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

it("reads moments that carry a table's whole views and their own story", () => {
  const film = readFilm(cities as unknown as RawReplay);
  expect(film.steps).toHaveLength(cities.moments.length);
  expect(film.steps.every(({ views }) => Object.values(views).every(({ legal }) => legal.length === 0))).toBe(true);
  expect(roundMarks(film).map(({ round }) => round)).toEqual([1, 2, 3]);
});

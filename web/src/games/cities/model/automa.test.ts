import { expect, it } from "vitest";
import type { StoryEvent } from "$lib/types";
import expert from "../../../../fixtures/cities-expert.json";
import beginner from "../../../../fixtures/cities-beginner.json";
import { givenTo, turnedCards } from "./automa";

it("an Automa's two decisions are on one card", () => {
  const cards = turnedCards(expert.assigning.views["1"].game.decisions);
  expect(cards.map(({ seat }) => seat)).toEqual([2, 3]);
  for (const { decisions } of cards) {
    expect(decisions.map(({ column }) => column)).toEqual(["shared", "automacity"]);
  }
  expect(turnedCards([])).toEqual([]);
});

it("the tile that Automacity was given by chance is the last one drawn for it", () => {
  const story = beginner.assigning.story as StoryEvent[];
  const given = story.filter((event) => event.kind === "random" && event.city === "B").map((event) => event.tile);
  expect(given.length).toBeGreaterThan(1);
  expect(givenTo("B", story)[0]).toBe(given.at(-1));
  expect(givenTo("B", [])).toEqual([]);
});

it("what I assign to Automacity is listed after the tile that chance gave it", () => {
  const story = [
    { kind: "random", tile: "S", city: "B" },
    { kind: "assign", seat: 1, tile: "F", city: "B" },
    { kind: "random", tile: "H", city: "B" },
    { kind: "assign", seat: 1, tile: "P", city: "A" },
    { kind: "assign", seat: 1, tile: "O", city: "B" },
  ] as StoryEvent[];
  expect(givenTo("B", story)).toEqual(["H", "O"]);
});

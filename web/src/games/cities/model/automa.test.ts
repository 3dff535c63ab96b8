import { expect, it } from "vitest";
import expert from "../../../../fixtures/cities-expert.json";
import { turnedCards } from "./automa";

it("an Automa's two decisions stand on one card", () => {
  const cards = turnedCards(expert.assigning.views["1"].game.decisions);
  expect(cards.map(({ seat }) => seat)).toEqual([2, 3]);
  for (const { decisions } of cards) {
    expect(decisions.map(({ column }) => column)).toEqual(["shared", "automacity"]);
  }
  expect(turnedCards([])).toEqual([]);
});

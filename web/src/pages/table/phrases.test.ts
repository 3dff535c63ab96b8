import { expect, it } from "vitest";
import { phrasesFor } from "./phrases";

it("each game's table praises only what is built there", () => {
  const praise = (game: "cities" | "towers") => phrasesFor(game).filter((phrase) => phrase.startsWith("nice-"));
  expect(praise("cities")).toEqual(["nice-city"]);
  expect(praise("towers")).toEqual(["nice-tower"]);
  expect(phrasesFor("cities")).toContain("hello");
});

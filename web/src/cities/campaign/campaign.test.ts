import { expect, it } from "vitest";
import fixtures from "../gallery/fixtures.json";
import { lowerScore, stagesOf, type Campaign } from "./campaign";

function campaign(state: keyof typeof fixtures.campaign, tables: number): Campaign {
  return { id: "x", tables: Array.from({ length: tables }, String), ...fixtures.campaign[state] } as unknown as Campaign;
}

function states(found: Campaign): string[] {
  return stagesOf(found).map(({ state }) => state);
}

it("a campaign goes from game to bonus to the next game", () => {
  expect(states(campaign("begun", 0))).toEqual(["next", "later", "later"]);
  expect(states(campaign("begun", 1))).toEqual(["running", "later", "later"]);
  expect(states(campaign("bonus-1", 1))).toEqual(["bonus", "later", "later"]);
  expect(states(campaign("after-1", 1))).toEqual(["played", "next", "later"]);
  expect(states(campaign("after-3", 3))).toEqual(["played", "played", "played"]);
});

it("a game earns its lower city and the bonus", () => {
  for (const game of campaign("after-3", 3).games) {
    const totals = Object.values(game.cities).map((parts) => Object.values(parts).reduce((sum, n) => sum + n, 0));
    expect(lowerScore(game)).toBe(Math.min(...totals));
  }
});

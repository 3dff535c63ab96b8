import { expect, it, vi } from "vitest";
import { myNonces, promisedTo } from "$lib/server/nonces";
import stages from "../../../../fixtures/campaign.json";
import { campaigns, lowerScore, stagesOf, type Campaign } from "./campaign";

function campaign(state: keyof typeof stages, tables: number): Campaign {
  return { id: "x", tables: Array.from({ length: tables }, String), ...stages[state] } as unknown as Campaign;
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

it("each game takes a number of mine once the server has promised its deal", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    const table = { id: "t1", state: "open", commitment: "c0ffee", seats: [{ mine: true }, { mine: false }] };
    return Promise.resolve(Response.json({ table }));
  });
  await campaigns.next("c1");
  expect(sent).toEqual([
    ["/api/v1/campaigns/c1/next", { start: false }],
    ["/api/v1/tables/t1/start", { nonces: myNonces("t1") }],
  ]);
  expect([myNonces("t1").length, promisedTo("t1")]).toEqual([1, "c0ffee"]);
});

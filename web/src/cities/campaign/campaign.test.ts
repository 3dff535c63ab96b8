import { expect, it, vi } from "vitest";
import { myNonces } from "$lib/nonces";
import fixtures from "../gallery/fixtures.json";
import { campaigns, lowerScore, stagesOf, type Campaign } from "./campaign";

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

it("each game takes a number of mine, sent again until there is an answer", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const sent: string[] = [];
  const answers = ["", "t1", "t1", "t2"];
  vi.stubGlobal("fetch", (_path: string, { body }: RequestInit) => {
    sent.push((JSON.parse(String(body)) as { nonce: string }).nonce);
    const id = answers.shift();
    return id ? Promise.resolve(Response.json({ table: { id } })) : Promise.reject(new Error("lost"));
  });
  await expect(campaigns.next("c1")).rejects.toThrow();
  for (let call = 0; call < 3; call += 1) await campaigns.next("c1");
  expect(new Set(sent).size).toBe(3);
  expect(sent[1]).toBe(sent[0]);
  expect([myNonces("t1"), myNonces("t2"), myNonces("c1")]).toEqual([[sent[1]], [sent[3]], []]);
});

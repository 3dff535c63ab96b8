import { expect, it, vi } from "vitest";
import stages from "../../../../fixtures/campaign.json";
import { fakeStorage } from "../../../fair/fake-server.testing";
import { mineAt, seenAt } from "../../../fair/pins";
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
  vi.stubGlobal("localStorage", fakeStorage());
  const sent: [string, unknown][] = [];
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    sent.push([path, JSON.parse(String(body))]);
    return Promise.resolve(Response.json({ table: { ...promised, seats: [seat(1, true), seat(2, false)] } }));
  });
  await campaigns.next("c1");
  const { numbers, acknowledged } = mineAt("t1");
  expect(sent).toEqual([
    ["/api/v1/campaigns/c1/next", { start: false }],
    ["/api/v1/tables/t1/start", { commits: numbers.map(({ commit }) => commit), nonces: numbers.map(({ nonce }) => nonce) }],
  ]);
  expect(acknowledged).toEqual(numbers.map(({ commit }) => commit));
  expect([numbers.length, seenAt("t1").commitment]).toEqual([1, "c0ffee"]);
});

const promised = {
  id: "t1",
  state: "open",
  commitment: "c0ffee",
  settings: { game: "cities", options: {}, seating: "order", start: null },
};
const seat = (number: number, mine: boolean) => ({
  seat: number,
  kind: mine ? "player" : "automa",
  mine,
  commit: null,
  nickname: "",
  player: null,
});

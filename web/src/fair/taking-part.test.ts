/** What is sent with each request, and what is kept of it. */
import { beforeEach, expect, it, vi } from "vitest";
import { api } from "$lib/server/api";
import type { Table } from "$lib/types";
import { commitTo, drawNumber } from "./commitments";
import { fakeStorage, FakeServer } from "./fake-server.testing";
import { judge, keptOf } from "./judge";
import { Participant } from "./participant";
import { mineAt, seenAt } from "./pins";
import { conditionsOf, textOf } from "./terms";

let id: string;
let sent: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  vi.stubGlobal("localStorage", fakeStorage());
  id = drawNumber().commit;
  sent = [];
});

/** The server answers every call with this table. */
function answering(table: Partial<Table>, status = 200): void {
  vi.stubGlobal("fetch", (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) as Record<string, unknown> });
    return Promise.resolve(Response.json({ table, error: { code: "no", rule: "", params: {} } }, { status }));
  });
}

const settings = { game: "towers", options: {}, players: 3, seating: "random", start: null };

function tableOf(seats: [kind: string, mine: boolean, commit?: string][], commitment = "c0ffee"): Table {
  const people = seats.map(([kind, mine, commit], place) => ({
    seat: place + 1,
    kind,
    mine,
    commit: commit ?? null,
    ready: true,
    player: kind,
  }));
  return { id, state: "open", commitment, settings, lock: null, seats: people } as unknown as Table;
}

const commits = (): string[] => mineAt(id).numbers.map(({ commit }) => commit);

it("a new table gets a promise for each seat of mine", async () => {
  answering(tableOf([["player", true]]));
  await api.create({ game: "towers", seats: [{ kind: "me" }, { kind: "me", nickname: "you" }, { kind: "open" }] });
  expect(sent[0]?.body.commits).toEqual(commits());
  expect([commits().length, seenAt(id).commitment]).toEqual([2, "c0ffee"]);
});

it("a join carries a promise, never the number itself", async () => {
  answering(tableOf([["player", true]]));
  await api.act(id, "join", { seat: 2 });
  expect(sent[0]?.body).toEqual({ seat: 2, commit: commits()[0] });
  expect(JSON.stringify(sent)).not.toContain(mineAt(id).numbers[0]?.nonce);
});

it("ready sends the same promise again", async () => {
  const table = tableOf([
    ["player", false, "aa"],
    ["player", true],
  ]);
  answering(table);
  await api.ready(table, 2, true);
  await api.ready(table, 2, false);
  expect(sent.map(({ body }) => [body.ready, body.commit])).toEqual([
    [true, commits()[0]],
    [false, commits()[0]],
  ]);
});

it("among people a start carries promises only", async () => {
  const table = tableOf([
    ["player", true],
    ["player", false, "bb"],
  ]);
  answering(table);
  await api.start(table, { fill: true });
  expect(sent[0]?.body).toEqual({ commits: commits(), fill: true });
});

it("alone, my numbers are sent with the start: one round trip", async () => {
  const table = tableOf([
    ["player", true],
    ["bot", false],
    ["player", true],
  ]);
  answering({ ...table, state: "running" });
  await api.start(table);
  expect(sent).toHaveLength(1);
  expect((sent[0]?.body.nonces as string[]).map(commitTo)).toEqual(commits());
  expect(mineAt(id).acknowledged).toEqual(commits());
  const terms = '{"game":"towers","options":{},"people":[1,3],"players":3,"rules":1,"seating":"drawn","start":"drawn"}';
  expect(seenAt(id).started).toEqual({ commitments: commits(), terms });
});

it("alone, they wait for the terms if the order by the answers is still open", async () => {
  const asking = (...kinds: ("player" | "bot")[]): Table => {
    const table = tableOf(kinds.map((kind) => [kind, kind === "player"]));
    return { ...table, settings: { ...table.settings, seating: "question" } };
  };
  answering(asking("player", "player", "bot"));
  await api.start(asking("player", "player", "bot"));
  await api.start(asking("player", "bot", "bot"));
  expect(sent.map(({ body }) => "nonces" in body)).toEqual([false, true]); // a single person stays where they are
  expect(seenAt(id).started?.terms).toContain('"seating":[1,2,3]');
});

it("nothing is shown when the commitment is not the one first seen", async () => {
  answering(tableOf([["player", true]]));
  await api.create({ game: "towers", seats: [{ kind: "me" }] });
  const call = api.start(tableOf([["player", true]], "another"));
  await expect(call).rejects.toMatchObject({ refusal: { code: "deal-commitment" } });
  expect(sent).toHaveLength(1);
});

it("a start that failed is repeated with the same numbers, but never under other conditions", async () => {
  const table = tableOf([
    ["player", true],
    ["open", false],
  ]);
  answering(table, 503);
  await expect(api.start(table)).rejects.toThrow();
  await expect(api.start(table)).rejects.toThrow();
  await expect(api.start({ ...table, settings: { ...table.settings, seating: "order" } })).rejects.toThrow();
  const [first, again, other] = sent.map(({ body }) => (body.nonces as string[])[0]);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it("a number that was shown is not promised to others later", async () => {
  const table = tableOf([
    ["player", true],
    ["open", false],
  ]);
  answering(table, 503);
  await expect(api.start(table)).rejects.toThrow();
  answering(table);
  await api.start(
    tableOf([
      ["player", true, commits()[0] ?? ""],
      ["player", false, "bb"],
    ]),
  );
  expect(sent[1]?.body.commits).not.toContain(mineAt(id).shown[0]);
});

it("a person slipped in when I started alone is found", async () => {
  const server = new FakeServer();
  const [me, you] = server.table().seats;
  const alone = { ...server.table(), seats: [me, { ...you, kind: "bot", player: null }] } as Table;
  answering({ ...alone, state: "running" });
  await api.start(alone);
  server.mine = mineAt(server.id).numbers[0]?.commit ?? null;
  server.nonce = (sent[0]?.body.nonces as string[])[0] ?? null;
  const verdict = judge(server.record(), keptOf(server.table()));
  expect(verdict.points.filter(({ state }) => state === "bad").map(({ id }) => id)).toEqual(["bad-lock", "bad-terms"]);
});

it("a table of mine that cannot be started is closed", async () => {
  const table = tableOf([["player", true]]);
  answering(table, 500);
  await expect(api.startOrClose(table)).rejects.toMatchObject({ status: 500 });
  expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["start", "close"]);
});

it("after a deal that failed, new numbers are promised and the next lock is answered", async () => {
  const revealed: number[] = [];
  const promised = (table: Table, seat: number): Promise<unknown> => api.ready(table, seat);
  const reveal = (_: string, seat: number): Promise<{ table: Table }> => {
    revealed.push(seat);
    return Promise.resolve({ table: tableOf([]) });
  };
  const device = new Participant({ promise: promised, reveal });
  const open = (commit?: string): Table =>
    tableOf([
      ["player", true, commit],
      ["player", false, "bb"],
    ]);
  const see = (table: Table): Promise<void> => device.see({ table, views: {}, story: [] });
  const terms = textOf(conditionsOf(open())) ?? "";
  const lockOf = (commit: string): Table["lock"] => ({ until: 0, commitments: [commit, "bb"], terms, revealed: [] });

  answering(open());
  await see(open());
  const first = commits()[0] ?? "";
  await see({ ...open(first), lock: lockOf(first) });
  expect([device.problem, revealed]).toEqual([null, [1]]);
  await see({ ...open(), deal_failed: true });
  const second = commits()[1] ?? "";
  expect(sent.at(-1)?.body.commit).toBe(second);
  expect([second === "", second === first, seenAt(id).failed]).toEqual([false, false, 1]);
  await see({ ...open(second), deal_failed: true });
  await see({ ...open(second), lock: lockOf(second) });
  expect([device.problem, revealed, seenAt(id).failed]).toEqual([null, [1, 1], 1]);
});

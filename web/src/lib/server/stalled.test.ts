/** A server that is connected but cannot save, because its database is down. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "./api";
import { LiveTable } from "./live.svelte";

class Socket {
  static latest: Socket;
  readyState = 1;
  sent: { type: string; id?: string }[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;

  onclose: () => void = () => undefined;

  constructor() {
    Socket.latest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string });
  }

  close(): void {}

  lose(): void {
    this.readyState = 3;
    this.onclose();
  }

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const view = { game: {}, phase: 1, legal: ["bid 1"], undo: 0, help: {} };
const common = { story: [], views: { 1: view }, chat: [], me: { player: "p", seats: [1], host: false }, now: 0 };
const down = { code: "store-down", rule: "", params: {} };
const refused = vi.fn();
let live: LiveTable;

beforeEach(() => {
  vi.useFakeTimers();
  refused.mockClear();
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", Object.assign(Socket, { CONNECTING: 0, OPEN: 1 }));
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener);
  vi.stubGlobal("removeEventListener", page.removeEventListener);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  live = new LiveTable("t", { refused });
  live.open();
  Socket.latest.hear({ type: "welcome", number: 1, table: { seats: [] }, proposals: [], wishes: [], ...common });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const moves = (): (string | undefined)[] => Socket.latest.sent.filter(({ type }) => type === "move").map(({ id }) => id);

it("is shown when a move is not acknowledged, until it is", () => {
  live.move(1, "bid 1");
  expect(live.stalled).toBe(false);
  vi.advanceTimersByTime(5_000);
  expect([live.stalled, live.busy]).toEqual([true, true]);
  Socket.latest.hear({ type: "accepted", id: moves()[0], number: 2 });
  expect([live.stalled, live.busy]).toEqual([false, false]);
});

it("gets a refused move again and again, the same one, until it is saved", () => {
  live.move(1, "bid 1");
  for (let time = 0; time < 3; time += 1) {
    Socket.latest.hear({ type: "refused", id: moves()[0], error: down, number: 1, views: {} });
    expect([live.stalled, live.unsent.length]).toEqual([true, 1]);
    vi.advanceTimersByTime(8_000);
  }
  expect(moves()).toEqual(Array(4).fill(moves()[0]));
  expect(refused).not.toHaveBeenCalled();
  Socket.latest.hear({ type: "accepted", id: moves()[0], number: 2 });
  vi.advanceTimersByTime(60_000);
  expect([live.stalled, moves().length]).toEqual([false, 4]);
});

it("is over as soon as anything is saved", () => {
  live.move(1, "bid 1");
  vi.advanceTimersByTime(5_000);
  Socket.latest.hear({ type: "change", number: 2 });
  expect(live.stalled).toBe(false);
});

it("is shown where nobody acts, when the server says so", () => {
  Socket.latest.hear({ type: "saving", ok: false });
  expect(live.stalled).toBe(true);
  Socket.latest.hear({ type: "saving", ok: true });
  expect(live.stalled).toBe(false);
});

it("sends what was refused at once when the server can save again", () => {
  live.move(1, "bid 1");
  Socket.latest.hear({ type: "refused", id: moves()[0], error: down, number: 1, views: {} });
  Socket.latest.hear({ type: "saving", ok: true });
  expect([live.stalled, moves().length]).toEqual([false, 2]);
});

it("is forgotten with the connection: the next server may save", () => {
  Socket.latest.hear({ type: "saving", ok: false });
  Socket.latest.lose();
  vi.advanceTimersByTime(8_000);
  Socket.latest.hear({ type: "welcome", number: 1, table: { seats: [] }, proposals: [], wishes: [], ...common });
  expect([live.connection, live.stalled]).toEqual(["open", false]);
});

it("does not hide other refusals", () => {
  live.move(1, "bid 1");
  Socket.latest.hear({ type: "refused", id: moves()[0], error: { ...down, code: "stale-phase" }, number: 1, views: {} });
  vi.advanceTimersByTime(60_000);
  expect([refused.mock.calls.length, live.stalled, live.unsent.length]).toEqual([1, false, 0]);
});

it("is shown for requests over http too", async () => {
  const failing = live.saving(() => Promise.reject(new ApiError(down, 503)));
  await expect(failing).rejects.toThrow();
  expect(live.stalled).toBe(true);
  await live.saving(() => Promise.resolve());
  expect(live.stalled).toBe(false);
});

it("says that a crowded server is late, until it is not", () => {
  Socket.latest.hear({ type: "load", busy: true });
  expect([live.crowded, live.connection]).toEqual([true, "open"]);
  Socket.latest.hear({ type: "load", busy: false });
  expect(live.crowded).toBe(false);
});

it("says why a crowded server lets nobody watch, and tries again until it does", () => {
  Socket.latest.hear({ type: "bye", reason: "busy" });
  const turnedAway = Socket.latest;
  turnedAway.lose();
  expect([live.crowded, live.connection]).toEqual([true, "lost"]);
  vi.advanceTimersByTime(12_000);
  expect(Socket.latest).not.toBe(turnedAway);
  Socket.latest.hear({ type: "welcome", number: 1, table: { seats: [] }, proposals: [], wishes: [], ...common });
  expect([live.crowded, live.connection]).toEqual([false, "open"]);
});

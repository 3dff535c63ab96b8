/** What a table shows is behind what it knows, until its beats have been shown. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Split } from "../pace/beats";
import type { StoryEvent } from "../types";
import { LiveTable } from "./live.svelte";

class Socket {
  static latest: Socket;
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;

  constructor() {
    Socket.latest = this;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {}
}

const hear = (message: object): void => Socket.latest.onmessage({ data: JSON.stringify(message) });
const view = (phase: number, legal: string[] = []): object => ({ game: { phase: "bidding" }, phase, legal, undo: 0, help: {} });
const table = { seats: [], state: "running", settings: { game: "towers" }, clocks: null, waiting_for: [2] };
const welcome = { type: "welcome", number: 1, table, views: { 1: view(1) }, story: [], proposals: [], wishes: [], chat: [], now: 0 };
const me = { player: "p", seats: [1], host: true };
const change = (number: number, phase: number, legal: string[], more: object = {}): void =>
  hear({ type: "change", number, views: { 1: view(phase, legal) }, story: [{ kind: "bid", seat: number }], ...more });

/** Two beats for every change: the same views without moves, then everything. */
const split: Split = ({ before, after, news }) => [
  { views: before.views, told: 0, lasts: 100, lines: [{ id: "line", params: {} }] },
  { views: after.views, told: news.length, lasts: 100 },
];
let live: LiveTable;
let told: StoryEvent[];
let hidden = false;
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  hidden = false;
  const page = { addEventListener: (name: string, listen: () => void) => listeners.set(name, listen), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", Object.assign(Socket, { CONNECTING: 0, OPEN: 1 }));
  vi.stubGlobal("document", Object.defineProperty(page, "hidden", { get: () => hidden }));
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  live = new LiveTable("t", { story: (events) => told.push(...events), split: () => split, beatTime: (lasts) => lasts });
  live.open();
  hear({ ...welcome, me });
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const phase = (): number | undefined => live.views[1]?.phase;

it("shows changes one beat after another, and tells each event when it is shown", () => {
  change(2, 2, []);
  change(3, 3, ["pass"]);
  expect([phase(), live.pending, live.lines[0]?.id, told]).toEqual([1, true, "line", []]);
  vi.advanceTimersByTime(100);
  expect([phase(), live.lines, told.length, live.story.length]).toEqual([2, [], 1, 1]);
  vi.advanceTimersByTime(200);
  expect([phase(), live.pending, told.length, live.past.length]).toEqual([3, false, 2, 3]);
});

it("knows the newest state at once", () => {
  change(2, 2, ["pass"]);
  expect([live.newest.views[1]?.phase, live.newest.story.length, phase()]).toEqual([2, 1, 1]);
});

it("shows everything when hurried, or when nobody looks any more", () => {
  change(2, 2, []);
  live.hurry();
  expect([phase(), live.pending]).toEqual([2, false]);
  change(3, 3, []);
  hidden = true;
  listeners.get("visibilitychange")?.();
  expect([phase(), live.pending]).toEqual([3, false]);
});

it("waits while it is held, even when the rules are read in another tab", () => {
  live.hold(true);
  change(2, 2, []);
  hidden = true;
  listeners.get("visibilitychange")?.();
  vi.advanceTimersByTime(1000);
  expect([phase(), live.pending, told]).toEqual([1, true, []]);
  live.hold(false);
  vi.advanceTimersByTime(100);
  expect([phase(), live.pending, told.length]).toEqual([2, false, 1]);
});

it("sends a move for the newest phase, and none that was chosen for an older one", () => {
  const moves = (): unknown[] => Socket.latest.sent.filter(({ type }) => type === "move").map((sent) => sent.phase);
  change(2, 2, ["pass"]);
  live.move(1, "pass"); // the screen still shows phase 1
  expect([moves(), phase()]).toEqual([[], 2]);
  live.move(1, "pass");
  expect(moves()).toEqual([2]);
});

it("shows nothing old after a welcome, a refusal or an undo", () => {
  change(2, 2, []);
  hear({ ...welcome, me, number: 5, views: { 1: view(9) } });
  vi.advanceTimersByTime(1000);
  expect([phase(), live.pending, live.lines]).toEqual([9, false, []]);
  change(6, 10, []);
  hear({ type: "refused", id: null, error: { code: "stale-phase", rule: "", params: {} }, number: 6, views: { 1: view(11, ["pass"]) } });
  expect([phase(), live.pending]).toEqual([11, false]);
  change(7, 12, []);
  change(8, 13, [], { story_length: 0, story: [] });
  vi.advanceTimersByTime(1000);
  expect([phase(), live.story.length]).toEqual([13, 0]);
});

it("does not delay clocks or who is there", () => {
  change(2, 2, []);
  change(3, 3, [], { table: { ...table, clocks: { 1: { left: 5000, running: true } }, seats: [{ seat: 1, here: true }] } });
  expect([live.pending, live.table?.clocks?.["1"]?.left]).toEqual([true, 5000]);
  hear({ type: "clock", clocks: { 1: { left: 4000, running: true } }, now: 0 });
  vi.advanceTimersByTime(100);
  expect([live.pending, live.table?.clocks?.["1"]?.left]).toEqual([true, 4000]);
  vi.advanceTimersByTime(1000);
  expect(live.table?.clocks?.["1"]?.left).toBe(4000);
});

it("hurries by itself while my clock runs", () => {
  change(2, 2, [], { table: { ...table, clocks: { 1: { left: 5000, running: true } } } });
  vi.advanceTimersByTime(30);
  expect([phase(), live.pending]).toEqual([2, false]);
});

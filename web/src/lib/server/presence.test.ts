import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LiveTable } from "./live.svelte";

class Socket {
  static latest: Socket;
  readyState = 1;
  onmessage: (event: { data: string }) => void = () => undefined;

  constructor() {
    Socket.latest = this;
  }

  send(): void {}
  close(): void {}

  hear(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const person = (seat: number, here: boolean): object => ({ seat, kind: "player", here });
const table = (...here: boolean[]): object => ({ seats: here.map((one, place) => person(place + 1, one)) });
const common = { story: [], views: {}, chat: [], me: { player: "p", seats: [], host: false }, now: 0 };

let live: LiveTable;

beforeEach(() => {
  const page = { addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal("WebSocket", Object.assign(Socket, { CONNECTING: 0, OPEN: 1 }));
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener);
  vi.stubGlobal("removeEventListener", page.removeEventListener);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  live = new LiveTable("t");
  live.open();
  Socket.latest.hear({ type: "welcome", number: 1, table: table(true, false, false), ...common });
});

afterEach(() => {
  live.close();
  vi.unstubAllGlobals();
});

it("knows who is here from the beginning, and when somebody comes", () => {
  expect(live.present).toEqual([1]);
  Socket.latest.hear({ type: "presence", seats: [1, 3], watching: 2 });
  expect([live.present, live.watching]).toEqual([[1, 3], 2]);
});

it("knows who is here when seats were drawn, before anything else is sent", () => {
  Socket.latest.hear({ type: "change", number: 2, table: table(false, true, true) });
  expect(live.present).toEqual([2, 3]);
});

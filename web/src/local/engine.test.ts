import { describe, expect, it } from "vitest";
import type { FromServer } from "../lib/types";
import { Engine, type Bridge, type Entry, type Store, type StoredTable } from "./engine";

const entry = (number: number): Entry => ({ number, at: 0, kind: "moved", data: "{}" });
const change = (number: number): FromServer => ({ type: "change", number });

/** A table "t" that gets one more entry with every message. */
class FakeBridge implements Bridge {
  number = 0;
  requests: string[] = [];

  restart(): void {
    this.number = 0;
  }

  request(text: string): string {
    const request = JSON.parse(text) as { do: string; entries?: Entry[] };
    this.requests.push(request.do);
    const found = { answer: null, stored: [] as unknown[], messages: [] as unknown[], due: null };
    if (request.do === "load") this.number = request.entries?.length ?? 0;
    if (request.do === "open") found.messages.push(["t", change(this.number)]);
    if (request.do === "send") {
      this.number += 1;
      found.stored.push({ id: "t", secret: "00", line: {}, entries: [entry(this.number)] });
      found.messages.push(["t", change(this.number)]);
    }
    return JSON.stringify(found);
  }
}

class FakeStore implements Store {
  log: Entry[] = [];
  full = false;

  tables(): Promise<StoredTable[]> {
    return Promise.resolve([{ id: "t", secret: "00", line: {}, entries: this.log }]);
  }

  async append(changes: StoredTable[]): Promise<void> {
    await Promise.resolve();
    if (this.full) throw new Error("no room");
    for (const { entries } of changes) this.log.push(...entries);
  }
}

function playing() {
  const bridge = new FakeBridge();
  const store = new FakeStore();
  const shown: [number: number, stored: number][] = [];
  const engine = new Engine(bridge, store, (_, message) => {
    if (message.type === "change") shown.push([message.number, store.log.length]);
  });
  return { bridge, store, shown, engine };
}

describe("tables on this device", () => {
  it("shows nothing before it is stored", async () => {
    const { engine, shown } = playing();
    await engine.start();
    await Promise.all([1, 2, 3].map(() => engine.ask({ do: "send", id: "t", message: {} })));
    expect(shown).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ]);
  });

  it("goes back to what is stored if something cannot be", async () => {
    const { engine, store, shown, bridge } = playing();
    await engine.start();
    await engine.ask({ do: "open", id: "t" });
    await engine.ask({ do: "send", id: "t", message: {} });
    store.full = true;
    await expect(engine.ask({ do: "send", id: "t", message: {} })).rejects.toThrow("no room");
    expect(bridge.number).toBe(1);
    expect(shown.at(-1)).toEqual([1, 1]);
    store.full = false;
    await engine.ask({ do: "send", id: "t", message: {} });
    expect(shown.at(-1)).toEqual([2, 2]);
  });

  it("loads what was stored when the page is opened again", async () => {
    const { engine, store } = playing();
    await engine.start();
    await engine.ask({ do: "send", id: "t", message: {} });
    const again = new FakeBridge();
    const reopened = new Engine(again, store, () => undefined);
    await reopened.start();
    expect(again.number).toBe(1);
  });
});

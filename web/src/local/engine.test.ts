import { describe, expect, it, vi } from "vitest";
import type { FromServer } from "../lib/types";
import { Engine, type Bridge, type Document, type Entry, type Grown, type Request, type Store, type StoredTable } from "./engine";

const entry = (number: number): Entry => ({ number, at: 0, kind: "moved", data: "{}" });
const change = (number: number): FromServer => ({ type: "change", number });

/** A table "t" that gets one more entry with every message, and a campaign that grows with every call. */
class FakeBridge implements Bridge {
  number = 0;
  campaign = 0;
  due: number | null = null;
  /** Whether "t" is only listed: its log is asked for. */
  listed = false;
  requests: string[] = [];

  restart(): void {
    this.number = 0;
    this.campaign = 0;
  }

  request(text: string): string {
    const request = JSON.parse(text) as Request;
    this.requests.push(request.do);
    const found = {
      answer: null,
      stored: [] as Grown[],
      documents: [] as Document[],
      messages: [] as unknown[],
      due: this.due,
      needs: [] as string[],
    };
    if (request.do === "list") this.listed = true;
    else if (request.do === "load") [this.number, this.listed] = [request.entries.length, false];
    else if (request.do === "document") this.campaign = Number(request.data);
    else if (this.listed && "id" in request) found.needs.push(request.id);
    else if (request.do === "open") found.messages.push(["t", change(this.number)]);
    else if (request.do === "call") found.documents.push({ id: "campaign", data: String((this.campaign += 1)) });
    else if (request.do === "send") {
      this.number += 1;
      found.stored.push({ id: "t", secret: "00", line: { state: "running" }, entries: [entry(this.number)] });
      found.messages.push(["t", change(this.number)]);
    }
    return JSON.stringify(found);
  }
}

class FakeStore implements Store {
  kept: Entry[] = [];
  papers = new Map<string, Document>();
  full = false;
  state: "running" | "finished" = "running";

  tables(): Promise<StoredTable[]> {
    return Promise.resolve([{ id: "t", secret: "00", line: { state: this.state } }]);
  }

  forget(tables: string[], documents: string[]): Promise<void> {
    if (tables.includes("t")) this.kept = [];
    for (const id of documents) this.papers.delete(id);
    return Promise.resolve();
  }

  log(): Promise<Entry[]> {
    return Promise.resolve(this.kept);
  }

  documents(): Promise<Document[]> {
    return Promise.resolve([...this.papers.values()]);
  }

  async keep(tables: Grown[], documents: Document[]): Promise<void> {
    await Promise.resolve();
    if (this.full) throw new Error("no room");
    for (const { entries } of tables) this.kept.push(...entries);
    for (const document of documents) this.papers.set(document.id, document);
  }
}

const MOVE: Request = { do: "send", id: "t", message: {} };

function playing() {
  const bridge = new FakeBridge();
  const store = new FakeStore();
  const shown: [number: number, stored: number][] = [];
  const stored = vi.fn();
  const show = (_: string, message: FromServer): void => {
    if (message.type === "change") shown.push([message.number, store.kept.length]);
  };
  return { bridge, store, shown, stored, engine: new Engine(bridge, store, show, stored) };
}

describe("tables on this device", () => {
  it("shows nothing before it is stored", async () => {
    const { engine, shown } = playing();
    await engine.start();
    await Promise.all([1, 2, 3].map(() => engine.ask(MOVE)));
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
    await engine.ask(MOVE);
    store.full = true;
    await expect(engine.ask(MOVE)).rejects.toThrow("no room");
    expect(bridge.number).toBe(1);
    expect(shown.at(-1)).toEqual([1, 1]);
    store.full = false;
    await engine.ask(MOVE);
    expect(shown.at(-1)).toEqual([2, 2]);
  });

  it("loads what was stored when the page is opened again", async () => {
    const { engine, store } = playing();
    await engine.start();
    await engine.ask(MOVE);
    await engine.ask({ do: "call", method: "POST", path: "/campaigns" });
    const again = new FakeBridge();
    await new Engine(again, store, () => undefined).start();
    expect([again.number, again.campaign]).toEqual([1, 1]);
  });

  it("plays a game that is over through again only when somebody asks for it", async () => {
    const { engine, store, bridge, shown } = playing();
    store.state = "finished";
    store.kept = [entry(1), entry(2)];
    await engine.start();
    expect(bridge.requests).toEqual(["list"]);
    await engine.ask({ do: "open", id: "t" });
    expect(bridge.requests).toEqual(["list", "open", "load", "open"]);
    expect(shown).toEqual([[2, 2]]);
  });

  it("takes over what another page has stored: at once where a table is open, otherwise when it is asked", async () => {
    const { engine, store, bridge, stored } = playing();
    await engine.start();
    await engine.ask(MOVE);
    expect(stored).toHaveBeenCalledOnce();
    store.kept.push(entry(2));
    engine.changedElsewhere();
    await engine.ask({ do: "open", id: "t" });
    expect(bridge.number).toBe(2);
    store.kept.push(entry(3));
    engine.changedElsewhere();
    await engine.ask({ do: "run" });
    expect(bridge.number).toBe(3);
  });

  it("forgets a table that goes on elsewhere", async () => {
    const { engine, store, bridge, stored } = playing();
    await engine.start();
    await engine.ask({ do: "open", id: "t" });
    await engine.ask(MOVE);
    await engine.forget(["t"], []);
    expect([store.kept, bridge.number]).toEqual([[], 0]);
    expect(stored).toHaveBeenCalledTimes(2);
  });

  it("forgets a campaign that goes on elsewhere", async () => {
    const { engine, store, bridge } = playing();
    await engine.start();
    await engine.ask({ do: "call", method: "POST", path: "/campaigns" });
    await engine.forget([], ["campaign"]);
    expect([store.papers.size, bridge.campaign]).toEqual([0, 0]);
  });

  it("lets bots wait while no table is open", async () => {
    vi.useFakeTimers({ now: 0 });
    const { engine, bridge } = playing();
    await engine.start();
    bridge.due = 10;
    await engine.ask(MOVE);
    await vi.advanceTimersByTimeAsync(100);
    expect(bridge.requests).not.toContain("run");
    await engine.ask({ do: "open", id: "t" });
    bridge.due = null;
    await vi.advanceTimersByTimeAsync(100);
    expect(bridge.requests.filter((name) => name === "run")).toHaveLength(1);
    engine.stop();
    vi.useRealTimers();
  });
});

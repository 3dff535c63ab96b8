import { beforeEach, expect, it, vi } from "vitest";
import { fakeStorage, FakeServer } from "./fake-server.testing";
import { judge } from "./judge";
import { keepAcknowledged, keepNumber, keepSeen, mineAt, seenAt } from "./pins";

const drawn = (text: string) => ({ commit: text, nonce: `${text}${text}` });

beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));

/** The module as a reloaded page, or another tab, has it. */
async function reloaded(): Promise<typeof import("./pins")> {
  vi.resetModules();
  return import("./pins");
}

it("what is kept survives a reload, by table and kind", async () => {
  keepNumber("one", drawn("aa"));
  keepSeen("one", { ...seenAt("one"), commitment: "c0ffee" });
  keepNumber("two", drawn("bb"));
  const page = await reloaded();
  expect(page.mineAt("one").numbers).toEqual([drawn("aa")]);
  expect(page.seenAt("one").commitment).toBe("c0ffee");
  expect(page.mineAt("two").numbers).toEqual([drawn("bb")]);
});

it("two tabs add to the same table", async () => {
  keepNumber("shared", drawn("aa"));
  const tab = await reloaded();
  tab.keepNumber("shared", drawn("bb"));
  keepAcknowledged("shared", "aa");
  expect(tab.mineAt("shared")).toMatchObject({ numbers: [drawn("aa"), drawn("bb")], acknowledged: ["aa"] });
});

it("the oldest tables are forgotten", () => {
  vi.useFakeTimers();
  for (let table = 0; table < 60; table += 1) {
    vi.setSystemTime(table);
    keepNumber(`table ${table}`, drawn("aa"));
  }
  vi.useRealTimers();
  expect(Object.keys(localStorage)).toHaveLength(50);
  expect(localStorage.getItem("drafting-table-deal/mine/table 9")).toBeNull();
});

it.each(["nonsense", "null", "[]", '{"version":1,"value":{}}', '{"version":2,"value":{"numbers":7}}', '{"version":2,"value":null}'])(
  "anything else in storage counts as nothing: %s",
  async (text) => {
    const page = await reloaded();
    localStorage.setItem("drafting-table-deal/mine/x", text);
    expect(page.mineAt("x").numbers).toEqual([]);
  },
);

it("without storage a page still takes part; after a reload nothing is provable", async () => {
  const forbidden = (): never => {
    throw new DOMException("private", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  const server = new FakeServer();
  const record = await server.play();
  expect(server.nonce).not.toBeNull();
  const page = await reloaded();
  const kept = { mine: page.mineAt(server.id), seen: page.seenAt(server.id), seated: true };
  expect(judge(record, kept).result).toBe("unprovable");
});

it("a device that was cleared in between has nothing", () => {
  expect([mineAt("never").numbers, seenAt("never").lock]).toEqual([[], null]);
});

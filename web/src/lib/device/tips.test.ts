import { beforeEach, describe, expect, it, vi } from "vitest";

const stored = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
});

/** As after loading the page. */
async function loaded() {
  vi.resetModules();
  return { ...(await import("./tips.svelte")), ...(await import("./first-games")), ...(await import("./settings.svelte")) };
}

beforeEach(() => stored.clear());

describe("tips", () => {
  it("are shown in order until each is followed or closed", async () => {
    const { endTip, tipAmong } = await loaded();
    expect(tipAmong(["build", "raze"])).toBe("build");
    endTip("build");
    expect(tipAmong(["build", "raze"])).toBe("raze");
    endTip("raze");
    expect(tipAmong(["build", "raze"])).toBeUndefined();
  });

  it("stay away after a reload, and come back on request", async () => {
    (await loaded()).endTip("bid");
    const { bringBackTips, tipAmong, savePreferences } = await loaded();
    expect(tipAmong(["bid"])).toBeUndefined();
    savePreferences();
    bringBackTips();
    expect(tipAmong(["bid"])).toBe("bid");
    expect((await loaded()).tipAmong(["bid"])).toBe("bid");
  });

  it("are off on devices that have been here before", async () => {
    stored.set("drafting-table-settings", "{}");
    const { bringBackTips, tipAmong } = await loaded();
    expect(tipAmong(["bid"])).toBeUndefined();
    bringBackTips();
    expect(tipAmong(["bid"])).toBe("bid");
  });

  it("about razing is read once: a build without a raze ends it too", async () => {
    const { followTips, noteSeen, tipAmong } = await loaded();
    followTips("build s7");
    expect(tipAmong(["build", "raze"])).toBe("raze"); // not seen yet
    noteSeen("raze");
    followTips("build s5");
    expect(tipAmong(["build", "raze"])).toBeUndefined();
    expect((await loaded()).tipAmong(["raze"])).toBeUndefined();
  });

  it("are followed by moves of their kind", async () => {
    const { tipOf } = await loaded();
    const moves = ["bid 3", "pass", "build s7", "raze s", "pick S d", "place S A 0,1", "place F/e A 0,1", "place e-F A 0,1", "withdraw"];
    expect(tipOf("assign S B")).toBe("assign");
    expect(tipOf("assign S A")).toBeUndefined();
    expect(moves.map(tipOf)).toEqual(["bid", "bid", "build", "raze", "pick", "place", "duplex", "duplex", undefined]);
  });
});

describe("a first game", () => {
  it("is the first of its kind, also after a reload", async () => {
    const first = await loaded();
    expect(first.awaitsFirstGame("towers")).toBe(true);
    expect(first.isFirstGame("towers", "one")).toBe(true);
    first.savePreferences();
    const later = await loaded();
    expect(later.isFirstGame("towers", "one")).toBe(true);
    expect(later.isFirstGame("towers", "two")).toBe(false);
    expect(later.awaitsFirstGame("towers")).toBe(false);
    expect(later.awaitsFirstGame("cities")).toBe(true);
  });

  it("is in the past on devices that have been here before", async () => {
    stored.set("drafting-table-settings", "{}");
    const { awaitsFirstGame, isFirstGame } = await loaded();
    expect(awaitsFirstGame("towers")).toBe(false);
    expect(isFirstGame("towers", "one")).toBe(false);
  });
});

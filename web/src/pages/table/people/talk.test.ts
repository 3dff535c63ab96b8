import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Said } from "$lib/types";
import { heard, isAlone, mutedSpeakers, unreadLines } from "./talk";

const line = (player: string, at: number, nickname = player): Said => ({
  by: { player, nickname, seat: null },
  text: `${player} ${at}`,
  at,
});
const chat = [line("anna", 1), line("eve", 2, "Eve"), line("anna", 3), line("eve", 4, "Evelyn")];
const isEve = (player: string): boolean => player === "eve";

describe("a muted person", () => {
  it("is not heard", () => {
    expect(heard(chat, isEve).map((said) => said.at)).toEqual([1, 3]);
  });

  it("does not count as unread", () => {
    expect(unreadLines(chat, 1, isEve)).toBe(1);
    expect(unreadLines(chat, 1, () => false)).toBe(3);
  });

  it("can be unmuted where they spoke, under their latest name", () => {
    expect(mutedSpeakers(chat, isEve)).toEqual([{ player: "eve", nickname: "Evelyn" }]);
    expect(mutedSpeakers(chat, (player) => player === "lina")).toEqual([]);
  });
});

describe("muting", () => {
  const kept = new Map<string, string>();

  beforeEach(() => {
    kept.clear();
    vi.resetModules();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
  });

  it("is kept on this device", async () => {
    const first = await import("$lib/device/muted.svelte");
    first.mute("eve");
    first.mute("otto");
    first.unmute("otto");
    vi.resetModules();
    const later = await import("$lib/device/muted.svelte");
    expect([later.isMuted("eve"), later.isMuted("otto")]).toEqual([true, false]);
  });

  it("survives a broken store, and remembers a limited number", async () => {
    kept.set("drafting-table-muted", '{"eve": 5}');
    const { isMuted, mute } = await import("$lib/device/muted.svelte");
    expect(isMuted("eve")).toBe(false);
    for (let n = 0; n <= 200; n++) mute(`player ${n}`);
    expect([isMuted("player 0"), isMuted("player 1"), isMuted("player 200")]).toEqual([false, true, true]);
  });
});

describe("being alone", () => {
  const me = { player: "anna", seats: [1] };
  const mine = { kind: "player", mine: true } as const;
  const bot = { kind: "bot", mine: false } as const;

  it("means bots, my own seats and no spectators", () => {
    expect(isAlone([mine, bot, mine], 0, me, [])).toBe(true);
    expect(isAlone([mine, { kind: "player", mine: false }], 0, me, [])).toBe(false);
    expect(isAlone([mine, bot], 1, me, [])).toBe(false);
  });

  it("does not count myself as a spectator", () => {
    expect(isAlone([bot, bot], 1, { player: "anna", seats: [] }, [])).toBe(true);
    expect(isAlone([bot, bot], 2, { player: "anna", seats: [] }, [])).toBe(false);
  });

  it("keeps what others have said", () => {
    expect(isAlone([mine, bot], 0, me, [line("anna", 1)])).toBe(true);
    expect(isAlone([mine, bot], 0, me, chat)).toBe(false);
  });
});

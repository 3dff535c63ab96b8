import { beforeAll, describe, expect, it, vi } from "vitest";
import type { SeatInfo } from "$lib/types";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { resignText } = await import("./resigning");

type Kind = SeatInfo["kind"];
const NAMES = ["Anna", "Péter", "Lina"];

function told(ends: boolean, others: Kind[], more: { campaign?: string; resigned?: number } = {}): string {
  const seats = (["player", ...others] as Kind[]).map((kind, nth) => ({
    seat: nth + 1,
    kind,
    resigned: more.resigned === nth + 1,
    resign_ends: nth === 0 && ends,
  })) as SeatInfo[];
  return resignText({ seats, campaign: more.campaign ?? null }, seats[0] as SeatInfo, NAMES);
}

describe("resigning", () => {
  beforeAll(async () => {
    await speak("en");
    await need("shell");
  });

  it("leaves the seat to a bot while others play on", () => {
    expect(told(false, ["player", "player"])).toBe("A bot will finish the game for you, and you can no longer win.");
    expect(told(false, ["player", "bot"])).toContain("A bot will finish");
  });

  it("ends a game alone against bots", () => {
    expect(told(true, ["bot", "bot"])).toBe("The game ends now, and you cannot win it.");
  });

  it("names who wins against a single rival", () => {
    expect(told(true, ["player"])).toBe("The game ends now, and Péter wins.");
    expect(told(true, ["player", "player"], { resigned: 2 })).toBe("The game ends now, and Lina wins.");
  });

  it("ends a solo game", () => {
    expect(told(true, ["automa", "automa"])).toBe("The game ends now, and you cannot win it.");
  });

  it("does not count in a campaign", () => {
    expect(told(true, ["automa", "automa"], { campaign: "c" })).toContain("does not count for the campaign");
  });
});

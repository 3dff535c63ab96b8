import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { lastDoing, sinceDeal } = await import("./doings");
const NAMES = ["Anna", "Péter", "Lina"];

describe("what is shown at a seat", () => {
  beforeAll(async () => {
    await speak("en");
    await need("shell", "game");
  });

  it("is the latest thing that somebody else did", () => {
    const news = [
      { kind: "bid", seat: 2, number: 3 },
      { kind: "pass", seat: 3 },
      { kind: "bid", seat: 1, number: 4 },
      { kind: "clear", cards: [] },
    ];
    expect(lastDoing(news, NAMES, 1)).toEqual({ seat: 3, text: "passes" });
    expect(lastDoing(news.slice(2), NAMES, 1)).toBeNull();
  });

  it("is nothing of an earlier round", () => {
    const deal = { kind: "deal", cards: ["c1"] };
    const bid = { kind: "bid", seat: 3, number: 1 };
    expect(sinceDeal([{ kind: "build", seat: 2, card: "s14" }, deal, bid])).toEqual([bid]);
    expect(sinceDeal([bid])).toEqual([bid]);
  });

  it("names pieces, but no squares and no secrets", () => {
    expect(lastDoing([{ kind: "place", seat: 2, tile: "S", city: "B", square: "0,1" }], NAMES, 1)?.text).toBe("places the shop in city B");
    expect(lastDoing([{ kind: "pick", seat: 2, tiles: ["S", "H"] }], NAMES, 1)?.text).toBe("has chosen two tiles");
  });
});

import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { tellReply } = await import("./replies");
const NAMES = ["Anna", "Péter", "Greta"];
const move = "place S A 1,0";

describe("an answer to a proposal", () => {
  beforeAll(async () => {
    await speak("en");
    await need("shell", "game");
  });

  it.each([
    ["agreed", "Péter agrees: shop in city A."],
    ["declined", "Péter declines: shop in city A."],
    ["other-tile", "Péter would like another tile in city A."],
  ] as const)("%s", (answer, sentence) => {
    expect(tellReply({ seat: 2, to: 1, move, answer }, NAMES, undefined)).toBe(sentence);
  });

  it("has a bot's reason, where its points are known", () => {
    const reply = { seat: 3, to: 1, move, answer: "declined", better: "place S A 0,-1" } as const;
    const adds = { [move]: { total: 2 }, [reply.better]: { total: 5 } };
    expect(tellReply(reply, NAMES, adds)).toBe("Greta declines: shop in city A. Better: 0,−1 (+5 instead of +2).");
    expect(tellReply(reply, NAMES, {})).toBe("Greta declines: shop in city A.");
  });
});

import { beforeAll, describe, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { tellReply, tellWishAnswer } = await import("./replies");
const NAMES = ["Anna", "Péter", "Greta"];
const move = "place S A 1,0";
const where = (city: string, square: string) => `row of ${city} ${square}`;

describe("an answer to a proposal", () => {
  beforeAll(async () => {
    await speak("en");
    await need("shell", "game", "hints");
  });

  it.each([
    ["agreed", "Péter agrees: shop in city A."],
    ["declined", "Péter declines: shop in city A."],
    ["other-tile", "Péter would like another tile in city A."],
    ["other-spot", "Péter would like another spot: shop in city A."],
  ] as const)("%s", (answer, sentence) => {
    expect(tellReply({ seat: 2, to: 1, move, answer }, NAMES, undefined, where)).toBe(sentence);
  });

  it("has a bot's reason, where its points are known", () => {
    const reply = { seat: 3, to: 1, move, answer: "declined", better: "place S A 0,-1" } as const;
    const adds = { [move]: { total: 2 }, [reply.better]: { total: 5 } };
    expect(tellReply(reply, NAMES, adds, where)).toBe("Greta declines: shop in city A. Better: row of A 0,-1 (+5 instead of +2).");
    expect(tellReply(reply, NAMES, {}, where)).toBe("Greta declines: shop in city A.");
  });

  it("has a bot's reason to agree", () => {
    const reason = { kind: "longer-street", params: { count: 3, points: 5 } };
    expect(tellReply({ seat: 3, to: 1, move, answer: "agreed", reason }, NAMES, {}, where)).toBe(
      "Greta agrees: shop in city A. It makes a line of 3 shops, 5 more points.",
    );
  });
});

describe("an answer to a wish", () => {
  const wish = { seat: 3, to: 1, city: "A", square: "1,-1", building: "S" };

  it("has a reason", () => {
    const better = { kind: "better-square", params: { square: "0,-1", points: 5, instead: 2 } };
    expect(tellWishAnswer({ ...wish, answer: "declined", reason: better }, NAMES, where)).toBe(
      "Greta would rather not: shop in city A, row of A 1,-1. Better: row of A 0,-1 (5 instead of 2).",
    );
    expect(tellWishAnswer({ ...wish, answer: "agreed", reason: { kind: "wish-later", params: {} } }, NAMES, where)).toBe(
      "Greta will keep your wish in mind: shop in city A, row of A 1,-1. Nothing can be built there yet, but it may be later.",
    );
  });

  it("needs none once it is granted", () => {
    expect(tellWishAnswer({ ...wish, answer: "granted" }, NAMES, where)).toBe("Greta grants your wish: shop in city A, row of A 1,-1.");
  });
});

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BidLimit, TowersGame } from "../types";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak, t } = await import("$lib/words/i18n.svelte");
const { badgeText, fitsNow, turnText, whyCard, whyClosed, whyNoRaze } = await import("./words");

const LIMIT: BidLimit = { largest: 4, raze: null, builds: [], blocked: [] };

beforeAll(async () => {
  await speak("en");
  await need("shell", "game");
});

describe("what somebody else is doing", () => {
  const game = { players: 3, start: 1, phase: "building", acting: [2], builder: 2, bids: [3, 5, null], left: 5 } as unknown as TowersGame;

  it("says that all the cards are taken until the first of them is built", () => {
    expect(turnText(game, "Mira")).toBe("5 ends the bidding: Mira takes all the cards");
    expect(turnText({ ...game, left: 4 }, "Mira")).toBe("Mira is building: 1 of 5 …");
  });
});

describe("a card that cannot be built now", () => {
  it("is too high for its tower", () => {
    expect(whyClosed("h12", { h: "h11" }, [])).toBe(
      "No place for horror 12: horror 11 is on top of the tower, and only a lower value can go on it.",
    );
  });

  it("meets a roof", () => {
    expect(whyClosed("h9", { h: "h0" }, [])).toBe("No place for horror 9: the tower ends with its roof horror 0.");
  });

  it.each([["h4", { h: "h11" }] as const, ["h12", { h: "h8" }] as const, ["h9", { h: "h2" }] as const, ["h12", { c: "c3" }] as const])(
    "%s fits its tower but not the bid",
    (card, tops) => {
      expect(whyClosed(card, tops, ["c5", "h1"])).toContain("it would leave no place for the rest of your bid");
    },
  );

  it("comes too early: another card would not fit on it", () => {
    const sentence = "tree 6 cannot be built yet: tree 12 would not fit on it, so build tree 12 first.";
    expect(whyClosed("t6", {}, ["t12", "h7"])).toBe(sentence);
  });
});

describe("a card of the display", () => {
  const NOW = { razes: false, under: [] };

  it("may fit only after razing", () => {
    const sentence = "tree 12 does not fit on tree 7 now. It can be built if you raze tree 7 first.";
    expect(whyCard("t12", { ...LIMIT, raze: "t" }, { t: "t7" }, { razes: true, under: [] })).toEqual([sentence]);
    expect(fitsNow("t12", { t: "t7" })).toBe(false);
    expect(badgeText("t12", { razes: true, under: [] })).toBe("tree 12: it fits only if you raze a card first");
  });

  it("may fit only on other cards", () => {
    const one = "candy 6 does not fit on candy 4 now. It can be built if you build candy 9 first.";
    expect(whyCard("c6", LIMIT, { c: "c4" }, { razes: false, under: ["c9"] })).toEqual([one]);
    const two = "candy 15 does not fit on candy 4 now. It can be built if you build candy 9 and candy 8 first.";
    expect(whyCard("c15", LIMIT, { c: "c4" }, { razes: false, under: ["c9", "c8"] })).toEqual([two]);
    expect(badgeText("c6", { razes: false, under: ["c9"] })).toBe("candy 6: it fits only on another of these cards");
  });

  it("may need both", () => {
    const sentence = "sand 12 does not fit on sand 7 now. It can be built if you raze sand 7 and then build sand 8 first.";
    expect(whyCard("s12", { ...LIMIT, raze: "s" }, { s: "s7" }, { razes: true, under: ["s8"] })).toEqual([sentence]);
  });

  it("may fit at once", () => {
    expect(fitsNow("s13", { t: "t7" })).toBe(true);
    expect(fitsNow("t0", { t: "t7" })).toBe(true);
    expect(whyCard("s13", LIMIT, { t: "t7" }, NOW)).toEqual(["sand 13 fits on your towers."]);
    expect(badgeText("s13", NOW)).toBe("sand 13");
  });

  it("may need a raze of its own, though the largest bid razes another tower", () => {
    expect(whyCard("j5", { ...LIMIT, raze: "s" }, { j: "j1" }, { razes: true, under: [] })).toEqual([
      "junk 5 does not fit on junk 1 now. It can be built if you raze junk 1 first.",
      "Razing there would help too, but only one card may be razed per round.",
    ]);
  });

  it("may have no place at all", () => {
    expect(whyCard("j13", LIMIT, { j: "j1" }, null)).toEqual([
      "No place for junk 13: junk 1 is on top of the tower, and only a lower value can go on it.",
    ]);
    expect(badgeText("j13", null)).toBe("junk 13: you have no place for it");
  });
});

describe("a tower that is not razed", () => {
  it.each([
    ["c", "There is no candy tower to raze."],
    ["s", "The sand tower has a roof, and roofs cannot be razed."],
    ["j", "This would leave no place for some of the 3 cards still to be built."],
  ] as const)("%s: %s", (kind, sentence) => {
    expect(whyNoRaze(kind, { j: "j1", s: "s0" }, 3)).toContain(sentence);
  });
});

describe("razing", () => {
  it.each([
    ["en", "That costs 2 points in all."],
    ["hu", "Ennek ára összesen 2 GyP."],
    ["pl", "Kosztuje to w sumie 2 punkty."],
    ["lt", "Iš viso tai kainuoja 2 taškus."],
    ["et", "Kokku maksab see 2 punkti."],
  ] as const)("costs the points of the card too (%s)", async (language, price) => {
    await speak(language);
    expect(t("tw-raze-costs", { cost: 2 })).toBe(price);
    await speak("en");
  });
});

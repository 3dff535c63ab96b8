import { beforeAll, describe, expect, it, vi } from "vitest";
import type { BidLimit } from "../types";
import type { Towers } from "./model";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak, t } = await import("$lib/words/i18n.svelte");
const { fitsNow, whyCard, whyClosed, whyNoRaze } = await import("./words");

const LIMIT: BidLimit = { largest: 4, raze: null, builds: [], blocked: [] };
const TOWERS: Towers = { c: [], h: [], t: [], j: [12, 1], s: [9, 0] };

beforeAll(async () => {
  await speak("en");
  await need("shell", "game");
});

describe("a card that cannot be built now", () => {
  it("is too high for its tower", () => {
    expect(whyClosed("h12", { h: "h11" })).toBe(
      "No place for horror 12: horror 11 is on top of the tower, and only a lower value can go on it.",
    );
  });

  it("meets a roof", () => {
    expect(whyClosed("h9", { h: "h0" })).toBe("No place for horror 9: the tower ends with its roof horror 0.");
  });

  it.each([["h4", { h: "h11" }] as const, ["h12", { h: "h8" }] as const, ["h9", { h: "h2" }] as const, ["h12", { c: "c3" }] as const])(
    "%s fits its tower but not the bid",
    (card, tops) => {
      expect(whyClosed(card, tops)).toContain("it would leave no place for the rest of your bid");
    },
  );
});

describe("a card of a possible bid", () => {
  const razing: BidLimit = { ...LIMIT, raze: "t", builds: ["t12", "t8", "t0", "s13"] };
  const after: BidLimit = { ...LIMIT, builds: ["c9", "c6", "s13"] };

  it("may fit only after razing", () => {
    const sentence = "tree 12 does not fit on tree 7 now. It can be built if you raze tree 7 first.";
    expect(whyCard("t12", razing, { t: "t7" }, TOWERS)).toEqual([sentence]);
    expect(fitsNow("t12", { t: "t7" })).toBe(false);
  });

  it("may fit only on another card", () => {
    const sentence = "candy 6 does not fit on candy 4 now. It can be built once candy 9 is on the tower.";
    expect(whyCard("c6", after, { c: "c4" }, TOWERS)).toEqual([sentence]);
  });

  it("may fit at once", () => {
    expect(fitsNow("s13", { t: "t7" })).toBe(true);
    expect(fitsNow("t0", { t: "t7" })).toBe(true);
    expect(whyCard("s13", razing, { t: "t7" }, TOWERS)).toEqual(["sand 13 can be built now."]);
  });
});

describe("a card that another bid could take", () => {
  const blocked = ["j5", "j13"].map((card) => ({ card, on: "j1", standing: true, raze_helps: true, rule: "T2.3" }));
  const limit: BidLimit = { ...LIMIT, largest: 1, raze: "s", builds: ["s12"], blocked };

  it("needs a raze of its own", () => {
    expect(whyCard("j5", limit, { j: "j1" }, TOWERS)).toEqual([
      "junk 5 does not fit on junk 1 now. It can be built if you raze junk 1 first.",
      "Razing there would help too, but only one card may be razed per round.",
    ]);
  });

  it("is not one that a raze does not help", () => {
    expect(whyCard("j13", limit, { j: "j1" }, TOWERS)).toEqual([
      "No place for junk 13: junk 1 is on top of the tower, and only a lower value can go on it.",
    ]);
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
    ["en", "It costs 2 points plus the card’s own points."],
    ["hu", "Ára: 2 GyP és a kártya saját pontjai."],
    ["pl", "Koszt: 2 punkty i punkty za tę kartę."],
    ["lt", "Kaina – 2 taškai ir tos kortos taškai."],
    ["et", "Hind: 2 punkti ja kaardi enda punktid."],
  ] as const)("costs the points of the card too (%s)", async (language, price) => {
    await speak(language);
    expect(t("tw-raze-which", { cost: 2 })).toContain(price);
    expect(t("tw-raze-first", { cost: 2 })).toContain(price);
    expect(t("tw-raze-costs", { cost: 2 })).toContain(price.slice(price.indexOf("2")));
    await speak("en");
  });
});

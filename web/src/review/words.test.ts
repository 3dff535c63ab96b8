import { beforeAll, describe, expect, it, vi } from "vitest";
import type { GameView, HintAdvice } from "$lib/types";
import { decision } from "./sample.testing";

vi.stubGlobal("document", { documentElement: {} });

const { LANGUAGES, need, speak, t } = await import("$lib/words/i18n.svelte");
const { inThousands, oneIn, signedPoints, sureness } = await import("./figures");
const { seatOf, tellCost, tellDeal, tellMove, tellPartner, tellWhy } = await import("./words");
const { GRADES } = await import("./parts");

const NAMES = ["Anna", "Péter", "Łucja"];
const TOWERS = { game: "towers", towers: [{}, { c: ["c12", "c4"] }, {}] } as unknown as GameView;
const CITIES = {
  game: "cities",
  cities: [{ city: "A", rows: ["SF", "H."], corner: [0, 0] }],
} as unknown as GameView;

beforeAll(async () => {
  await speak("en");
  await need("shell", "game", "hints", "review", "ways");
});

describe("a move in words", () => {
  it("of 5 Towers", () => {
    const told = ["bid 3", "pass", "withdraw", "build s7", "raze c"].map((move) => tellMove(move, TOWERS, 2, NAMES));
    expect(told).toEqual(["Bid 3", "Pass", "Withdraw the bid", "Build sand 7", "Raze candy 4"]);
  });

  it("of Between Two Cities, with its square", () => {
    const told = ["pick S H", "pick H H", "place S A 1,1", "assign F A", "assign F B"].map((move) => tellMove(move, CITIES, 1, NAMES));
    expect(told).toEqual([
      "Choose the shop and the house",
      "Choose two house tiles",
      "Place the shop in city A (row 2, column 2)",
      "Assign the factory to city A",
      "Assign the factory to Automacity",
    ]);
  });

  it("is as it was written where there are no words for it", () => {
    expect(tellMove("climb 3", { game: "staircase" } as unknown as GameView, 1, NAMES)).toBe("climb 3");
    expect(tellMove("bid 3", undefined, 1, NAMES)).toBe("bid 3");
  });
});

describe("a decision", () => {
  it("says what it cost, and how sure that is", () => {
    expect(tellCost(decision(0, 1, "mistake", 0.11))).toBe("cost 11 points of chance, almost certain");
    expect(tellCost({ ...decision(0, 1, "mistake", 0.11), lost_error: 0.04 })).toBe("cost 11 points of chance, fairly sure");
    expect(tellCost({ ...decision(0, 1, "good", 0.01), lost_error: 0.02 })).toBe("cost 1 point of chance, probably");
    expect(tellCost(decision(0, 1, "best"))).toBe("");
  });

  it("says why in sentences", () => {
    const advice: HintAdvice = {
      move: { kind: "do-bid", params: { number: 5 } },
      reasons: [
        { kind: "bid-gains", params: { cards: ["s7"], points: 6 } },
        { kind: "rival-takes", params: { seat: 2, number: 1, points: 4 } },
      ],
      marks: [],
    };
    expect(tellWhy(advice, NAMES)).toBe("Sand 7 adds 6 points. Otherwise Péter takes 1 for up to 4 points.");
    expect(tellWhy(null, NAMES)).toBe("");
  });

  it("names the neighbour who could have proposed something better", () => {
    const placing = { ...decision(3, 1, "good", 0.02), partner: { seat: 2, move: "place S A 1,1", gain: [0.03, 0.021] } };
    expect(tellPartner(placing, CITIES, NAMES)).toBe(
      "Péter could have proposed a better square: Place the shop in city A (row 2, column 2). It would have helped both: Anna +3, Péter +2 points of chance.",
    );
    expect(tellPartner(decision(3, 1, "good"), CITIES, NAMES)).toBe("");
  });
});

describe("a deal that decided", () => {
  const deal = { step: 4, event: 5, kind: "deal" as const, seat: null, text: "", change: [-0.1, 0.14, -0.04], rarity: 0.11 };

  it("is a gift to whom it helped most", () => {
    expect(seatOf(deal)).toBe(2);
    expect(tellDeal(deal, NAMES, 1)).toBe("A 1-in-9 gift to Péter");
    expect(tellDeal(deal, NAMES, 2)).toBe("A 1-in-9 gift to you");
    expect(tellDeal({ ...deal, rarity: 0.6 }, NAMES, 1)).toBe("Good luck for Péter");
  });
});

describe("figures", () => {
  it("are whole points", () => {
    expect([signedPoints(0.137), signedPoints(-0.02), signedPoints(0.001)]).toEqual(["+14", "−2", "0"]);
    expect([oneIn(0.11), oneIn(0.5), oneIn(0), oneIn(null)]).toEqual([9, null, null, null]);
    expect([sureness(0.1, 0), sureness(0.1, 0.03), sureness(0.1, 0.06)]).toEqual(["very", "fairly", "hardly"]);
    expect([inThousands(640), inThousands(98_249)]).toEqual(["640", "98\u202f000"]);
  });
});

describe("every language", () => {
  it.each(LANGUAGES)("has words for all grades: %s", async (language) => {
    await speak(language);
    const words = GRADES.map((grade) => t(`grade-${grade}`));
    expect(new Set(words).size).toBe(GRADES.length);
    expect(words.some((word) => word.startsWith("grade-"))).toBe(false);
    await speak("en");
  });
});

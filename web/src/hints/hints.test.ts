import { beforeAll, describe, expect, it, vi } from "vitest";
import type { HintAdvice } from "$lib/types";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { selectorsOf } = await import("./glow");
const { tellHint, tellReason } = await import("./sentence");

const NAMES = ["Anna", "Péter"];
const BID: HintAdvice = {
  move: { kind: "do-bid", params: { number: 2 } },
  reasons: [
    { kind: "bid-gains", params: { cards: ["s7", "s0"], points: 6 } },
    { kind: "rival-takes", params: { seat: 2, number: 1, points: 4 } },
  ],
  marks: ["card s7", "card s0"],
};

describe("a hint", () => {
  beforeAll(async () => {
    await speak("en");
    await need("shell", "game", "hints");
  });

  it("is a sentence with both reasons, with cards and players by name", () => {
    expect(tellHint(BID, NAMES)).toBe("Bid 2: sand 7 and sand 0 add 6 points. Otherwise Péter takes 1 for up to 4 points.");
  });

  it("may have one reason, or none", () => {
    expect(tellHint({ ...BID, reasons: [{ kind: "ends-bidding", params: { number: 5 } }] }, NAMES)).toBe("Bid 2: nobody can bid higher.");
    expect(tellHint({ ...BID, reasons: [] }, NAMES)).toBe("Bid 2.");
  });

  it("lists several cards", () => {
    const raze = { move: { kind: "do-raze", params: { card: "c4" } }, marks: [] };
    const lets = (cards: string[]) => tellHint({ ...raze, reasons: [{ kind: "raze-lets", params: { cards } }] }, NAMES);
    expect(lets(["c9"])).toBe("Raze candy 4: then candy 9 fits.");
    expect(lets(["c9", "c7"])).toBe("Raze candy 4: then candy 9 and candy 7 fit.");
  });

  it("names tiles and cities", () => {
    const place = { move: { kind: "do-place", params: { tile: "S", city: "A" } }, marks: [] };
    const reasons: HintAdvice["reasons"] = [
      { kind: "longer-street", params: { count: 3, points: 5 } },
      { kind: "lower-city", params: { city: "A", points: 30, more: 34 } },
    ];
    expect(tellHint({ ...place, reasons }, NAMES)).toBe(
      "Place the shop in city A: it makes a line of 3 shops, 5 more points. City A is your lower city (30; the other has 34).",
    );
    const gains = [{ kind: "gains", params: { category: "taverns", points: 1 } }];
    expect(tellHint({ ...place, reasons: gains }, NAMES)).toBe("Place the shop in city A: taverns score 1 more point.");
  });

  it("names two of the same tile together", () => {
    const pick = { move: { kind: "do-pick-same", params: { tile: "H" } }, marks: [] };
    const adds = [{ kind: "tile-adds", params: { tile: "H", city: "A", points: 2 } }];
    expect(tellHint({ ...pick, reasons: adds }, NAMES)).toBe("Choose two house tiles: the house can add 2 to city A.");
    expect(tellHint({ ...pick, reasons: [{ kind: "no-pair-adds", params: {} }] }, NAMES)).toBe(
      "Choose two house tiles: no two tiles add points yet.",
    );
  });

  it("of a bot that proposes something is one of these reasons", () => {
    expect(tellReason({ kind: "larger-park", params: { count: 2, points: 6 } })).toBe("It makes a group of 2 parks, 6 more points.");
    expect(tellReason({ kind: "gains", params: { category: "taverns", points: 3 } })).toBe("Taverns score 3 more points.");
  });

  it("has the Hungarian article of the city's letter", async () => {
    await speak("hu");
    const place = (city: string) => tellHint({ move: { kind: "do-place", params: { tile: "S", city } }, reasons: [], marks: [] }, NAMES);
    expect("ABCDEFG".split("").map(place)).toEqual(
      ["az A", "a B", "a C", "a D", "az E", "az F", "a G"].map((city) => `Bolt lerakása ${city}‑városba.`),
    );
    await speak("en");
  });

  it("begins with a capital letter where a card comes first", async () => {
    await speak("hu");
    const built = { move: { kind: "do-build", params: { card: "c4" } }, reasons: [], marks: [] };
    expect(tellHint(built, NAMES)).toBe("Édesség 4 építése.");
    await speak("en");
  });
});

describe("what glows", () => {
  it("is found by the data attributes of the table", () => {
    expect(selectorsOf(["card h5", "tower h"])).toEqual(['[data-card="h5"]', 'button[data-plot="h"]']);
    expect(selectorsOf(["tile F/e", "move place F/e A -1,0"])).toEqual([
      '.dock [data-tile="F/e"]:not([data-nth])',
      '[data-move="place F/e A -1,0"]',
    ]);
  });

  it("is as many equal tiles as are meant", () => {
    expect(selectorsOf(["tile H", "tile H 2"])).toEqual(['.dock [data-tile="H"]:not([data-nth])', '.dock [data-tile="H"][data-nth="2"]']);
  });

  it("is nothing that a table does not draw", () => {
    expect(selectorsOf(["moon h5", "card", 'card "]{}'])).toEqual([]);
  });
});

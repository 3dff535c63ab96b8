import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, LOCALES, PARTS } from "../../../plugins/words";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("./i18n.svelte");
const { pieceName, readersSeat, seatLabels, tellEvent, tellEvents, tellLine, tellRefusal, withoutSecret } = await import("./story");
const NAMES = ["Anna", "Péter"];

describe("in English", () => {
  beforeAll(async () => {
    await speak("en");
    await need("shell", "game");
  });

  it.each([
    ["s7", "sand 7"],
    ["c15", "candy 15"],
    ["S", "shop"],
    ["F/e", "factory + tavern (food)"],
    ["O-H", "office + house"],
  ])("the piece %s", (text, words) => {
    expect(pieceName(text)).toBe(words);
  });

  it("names players, and says what the reader may know", () => {
    expect(tellEvent({ kind: "bid", seat: 2, number: 3 }, NAMES)).toBe("Péter bids 3.");
    expect(tellEvent({ kind: "pick", seat: 2 }, NAMES)).toBe("Péter has chosen.");
    expect(tellEvent({ kind: "pick", seat: 1, tiles: ["S", "H"] }, NAMES)).toBe("Anna chooses: shop, house.");
  });

  it("says “you” to the player that a line is about", () => {
    const line = { id: "beat-takes-for", params: { seat: 1, number: 3, gain: "+5" } };
    expect(tellLine(line, NAMES)).toBe("Anna takes 3: +5");
    expect(tellLine(line, NAMES, 2)).toBe("Anna takes 3: +5");
    expect(tellLine(line, NAMES, 1)).toBe("You take 3: +5");
    expect(tellLine({ id: "beat-takes", params: { seat: 1, number: 3 } }, NAMES, 1)).toBe("You take 3");
    expect(tellLine({ id: "beat-takes-all", params: { seat: 2, number: 5 } }, NAMES, 1)).toBe(
      "5 ends the bidding: Péter takes all the cards",
    );
    expect(tellLine({ id: "beat-starts", params: { seat: 2 } }, NAMES, 1)).toBe("Péter starts");
    expect(tellLine({ id: "beat-starts", params: { seat: 1 } }, NAMES, 1)).toBe("You start");
    expect(tellLine({ id: "beat-nobody-builds", params: {} }, NAMES, 1)).toBe("Nobody builds");
  });

  it("can leave out what a neighbour at the same device may not know", () => {
    const hidden = withoutSecret({ kind: "pick", seat: 1, tiles: ["S", "H"] });
    expect(hidden).toEqual({ kind: "pick", seat: 1 });
    expect(tellEvent(hidden, NAMES)).toBe("Anna has chosen.");
    expect(withoutSecret({ kind: "reveal", seat: 1, tiles: ["S"] })).toEqual({ kind: "reveal", seat: 1, tiles: ["S"] });
  });

  it("leaves squares to the picture, but not for who hears it", () => {
    const event = { kind: "place", seat: 1, tile: "S", city: "A", square: "1,-2" };
    expect(tellEvent(event, NAMES)).toBe("Anna places the shop in city A.");
    const where = (city: string, square: string) => `${city} ${square} in words`;
    expect(tellEvents([event], NAMES, where)).toEqual(["Anna places the shop in city A (A 1,-2 in words)."]);
  });

  it("says of each tile of a row which city it goes to", () => {
    const row = [
      { kind: "place", seat: 1, tile: "S", city: "C", square: "0,1" },
      { kind: "place", seat: 1, tile: "b", city: "B", square: "1,0" },
    ];
    expect(tellEvents(row, NAMES)).toEqual(["Anna places the shop in city C and the tavern (beds) in city B."]);
    expect(tellEvents(row, NAMES, () => "there", 1)).toEqual(["You place the shop in city C and the tavern (beds) in city B."]);
  });

  it("tells a row of builds in one sentence", () => {
    const row = ["s7", "s3"].map((card, i) => ({ kind: "build", seat: 1, card, height: i + 1 }));
    expect(tellEvents([...row, { kind: "pass", seat: 2 }], NAMES)).toEqual(["Anna builds sand 7, sand 3.", "Péter passes."]);
  });

  it("puts the rule at the end of a refusal, and tells even those without words", () => {
    const refusal = { code: "bid-not-higher", rule: "T4.1b", params: { bid: 2, highest: 3 } };
    expect(tellRefusal(refusal)).toMatch(/^A bid must be higher.* \(T4\.1b\)$/);
    expect(tellRefusal({ ...refusal, line: 11 })).toMatch(/^Line 11: A bid must be higher.* \(T4\.1b\)$/);
    expect(tellRefusal({ code: "never-heard-of", rule: "", params: { n: 1 } })).toBe("never-heard-of (n=1)");
  });

  it("names tiles, not letters and squares, when a partner was quicker", () => {
    const params = { tile: "F", city: "A", square: "-3,-1" };
    const taken = { code: "square-taken", rule: "C4.4", params: { ...params, taken: "-3,-1", building: "O" } };
    expect(tellRefusal(taken)).toBe("That square of city A is already taken (office). Choose another place for the factory. (C4.4)");
    const outside = { code: "outside-four-by-four", rule: "C4.3", params: { ...params, tile: "F/e" } };
    expect(tellRefusal(outside)).toBe(
      "City A has grown: the factory + tavern (food) no longer fits on that square. Choose another one. (C4.3)",
    );
  });
});

it("changes the language, plurals and all", async () => {
  await speak("pl");
  const { t } = await import("./i18n.svelte");
  expect(t("seats-free", { count: 5 })).toBe("5 wolnych miejsc");
  expect(t("seats-free", { count: 2 })).toBe("2 wolne miejsca");
});

it("reads every file that a part names", () => {
  for (const file of Object.values(PARTS).flat()) {
    expect(readFileSync(resolve(LOCALES, "hu", `${file}.ftl`), "utf-8").length).toBeGreaterThan(100);
  }
});

describe.each(LANGUAGES)("the reader, in %s,", (language) => {
  beforeAll(async () => {
    await speak(language);
    await need("shell", "game");
  });

  const OWN = [
    { kind: "deal", round: 2, cards: ["s7"], start: 1 },
    { kind: "nobody-builds", start: 1 },
    { kind: "bid", seat: 1, number: 5 },
    { kind: "pass", seat: 1 },
    { kind: "builds", seat: 1, number: 5 },
    { kind: "raze", seat: 1, card: "s7" },
    { kind: "build", seat: 1, card: "s7", height: 2 },
    { kind: "withdraw", seat: 1, number: 5 },
    { kind: "hand", seat: 1, count: 5, tiles: ["S", "H"] },
    { kind: "pick", seat: 1, tiles: ["S", "H"] },
    { kind: "pick", seat: 1 },
    { kind: "reveal", seat: 1, tiles: ["S", "H"] },
    { kind: "place", seat: 1, tile: "S", city: "A", square: "0,1" },
    { kind: "assign", seat: 1, tile: "S", city: "A" },
  ];

  it.each(OWN)("is addressed, never named: $kind", (event) => {
    for (const told of ["seen", () => "there"] as const) {
      const own = tellEvents([event], NAMES, told, 1).join();
      expect(own).not.toContain("Anna");
      expect(tellEvents([event], NAMES, told, 2).join()).toContain("Anna");
      expect(own).not.toMatch(/[{}]|undefined/);
    }
  });

  it.each(["build", "place"])("is addressed in a row of %s", (kind) => {
    const row = ["S", "H"].map((tile) => ({ kind, seat: 1, tile, card: "s7", city: "A", square: "0,1", height: 1 }));
    expect(tellEvents(row, NAMES, () => "there", 1).join()).not.toContain("Anna");
  });
});

it("addresses nobody where several share a device", () => {
  expect([readersSeat([2]), readersSeat([]), readersSeat([1, 2])]).toEqual([2, 0, 0]);
  expect(seatLabels(NAMES, 0)).toEqual(NAMES);
  expect(seatLabels(NAMES, 2)[0]).toBe("Anna");
});

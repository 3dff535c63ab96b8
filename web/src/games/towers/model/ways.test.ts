import { describe, expect, it } from "vitest";
import three from "../../../../fixtures/towers-3.json";
import five from "../../../../fixtures/towers-5.json";
import { openedTable } from "../../opened-table";
import type { SentHelp, TowersGame } from "../types";
import { readCard } from "./cards";
import { towersOf, type Towers } from "./model";
import { badgeOf, wayTo, waysOf } from "./ways";

const TOWERS: Towers = { c: [12, 5], h: [4], t: [7, 0], j: [], s: [14, 10, 7] };

describe("what a card needs", () => {
  it("is a raze and the cards that make room after it", () => {
    const display = ["s8", "s12", "s14", "c1"];
    expect(waysOf(display, TOWERS)).toEqual({
      s8: { razes: true, under: [] },
      s12: { razes: true, under: ["s8"] },
      s14: { razes: true, under: ["s8"] },
      c1: { razes: false, under: [] },
    });
    expect(display.map((card) => badgeOf(wayTo(card, display, TOWERS)))).toEqual(["raze", "raze", "raze", null]);
  });

  it("is nothing where it fits, and on an empty plot", () => {
    expect(wayTo("s6", ["s6"], TOWERS)).toEqual({ razes: false, under: [] });
    expect(wayTo("j15", ["j15"], TOWERS)).toEqual({ razes: false, under: [] });
    expect(badgeOf(wayTo("s6", ["s6"], TOWERS))).toBeNull();
  });

  it("is another card rather than a raze", () => {
    expect(wayTo("c7", ["c7", "c9"], TOWERS)).toEqual({ razes: false, under: ["c9"] });
    expect(badgeOf(wayTo("c7", ["c7", "c9"], TOWERS))).toBe("stack");
  });

  it("may be two other cards, in an order that works", () => {
    expect(wayTo("s15", ["s15", "s8", "s9"], { ...TOWERS, s: [3, 2] })).toEqual({ razes: false, under: ["s9", "s8"] });
  });

  it("is out of reach on a roof, and where not even a raze helps", () => {
    expect(wayTo("t5", ["t5"], TOWERS)).toBeNull();
    expect(wayTo("t9", ["t9", "t8"], TOWERS)).toBeNull();
    expect(badgeOf(wayTo("c13", ["c13"], TOWERS))).toBe("never");
  });

  it("may be a raze that leaves an empty plot", () => {
    expect(wayTo("h6", ["h6"], TOWERS)).toEqual({ razes: true, under: [] });
  });

  it("is never its own copy", () => {
    expect(wayTo("h4", ["h4", "h4"], TOWERS)).toEqual({ razes: true, under: [] });
  });
});

/** The rules say for every seat which cards the largest bid builds, and which do not fit at all. */
describe.each(Object.entries({ three: three.bidding, late: three.late, five: five.bidding }))("at the table %s", (_, fixture) => {
  const { view } = openedTable<TowersGame, SentHelp>(fixture);
  const limits = view.help.limits ?? [];

  it("agrees with the rules", () => {
    expect(limits.length).toBe(view.game.players);
    limits.forEach((limit, i) => {
      const towers = towersOf(view.game, i + 1);
      for (const card of limit.builds) {
        const way = wayTo(card, view.game.display, towers);
        expect(way, `${i + 1} ${card}`).not.toBeNull();
        if (limit.raze !== readCard(card).kind) expect(way?.razes, `${i + 1} ${card}`).toBe(false);
      }
    });
  });
});

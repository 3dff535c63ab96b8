/** What 5 Towers deals from, in the fixed order that the derivation draws from (docs/fair-deals.md). */
import type { StoryEvent } from "$lib/types";
import type { DealCourse, GameDeals } from "../module";

const TYPES = [..."chtjs"];
const EXTRA = [0, 2, 5, 7, 10, 12];
const DISPLAY = 5;

const deals: GameDeals = {
  rules: 1,
  automas: () => 0,
  course,
  dealLine: (event: StoryEvent) => (event.kind === "deal" ? `deal ${(event.cards as string[]).join(" ")}` : null),
  /** One deal per round. */
  shown: (game) => (game.game === "towers" && game.display.length > 0 ? [{ line: "deal ", nth: game.round, items: game.display }] : []),
  /** T5.1: what is discarded comes back in the second pass, so it matters what was built. */
  returned: (event) => (event.kind === "clear" ? (event.cards as string[]) : null),
  began: (event) => (event.kind === "deal" && event.round === 1 ? Number(event.start) : null),
};
export default deals;

function course(players: number): DealCourse {
  let pile = deck(players);
  let second = false;
  let display: string[] = [];
  let shown: string[] = [];
  let discard: string[] = [];
  return {
    /** T5.1: what was left on display is discarded; an empty pile is made from the discards, once. */
    next() {
      const returned = display;
      discard.push(...returned);
      display = [];
      if (pile.length === 0 && !second) {
        pile = discard.sort((one, other) => cardOrder(one) - cardOrder(other));
        discard = [];
        second = true;
      }
      const count = Math.min(DISPLAY, pile.length);
      return count > 0 ? { count, pool: pile, returned, line: (items) => `deal ${items.join(" ")}` } : null;
    },
    dealt(items) {
      display = [...items];
      shown = [...items];
    },
    played(line) {
      const [, move, card = ""] = line.split(" ");
      if (move === "withdraw") display = [...shown];
      if (move === "build") display.splice(display.indexOf(card), 1);
    },
  };
}

function cardOrder(card: string): number {
  return TYPES.indexOf(card[0] ?? "") * 16 + Number(card.slice(1));
}

/** T1.3, T1.4: with 4 or 5 players there are two of some values. */
function deck(players: number): string[] {
  const values = Array.from({ length: 16 }, (_, value) => value);
  const all = players >= 4 ? [...values, ...EXTRA].sort((a, b) => a - b) : values;
  return TYPES.flatMap((type) => all.map((value) => `${type}${value}`));
}

/** What one card of the display needs before it can be built, whatever else is taken. Badges and reasons both come from here. */
import { readCard } from "./cards";
import { fits } from "./fits";
import type { Towers } from "./model";

export interface Way {
  /** Whether the tower's top card is razed first. */
  razes: boolean;
  /** Other cards of the display that go under this one, from the bottom up. */
  under: string[];
}

export type Ways = Record<string, Way | null>;

/** The shortest way to build each card of the display on these towers; null where there is none. */
export function waysOf(display: readonly string[], towers: Towers): Ways {
  return Object.fromEntries(display.map((card) => [card, wayTo(card, display, towers)]));
}

/** A raze only where nothing else makes room. */
export function wayTo(card: string, display: readonly string[], towers: Towers): Way | null {
  const { kind, value } = readCard(card);
  const tower = towers[kind];
  const others = display.map(readCard).filter((other) => other.kind === kind && other.value !== value);
  const values = others.map((other) => other.value);
  const named = (under: readonly number[]): string[] => under.map((floor) => `${kind}${floor}`);
  const stacked = stepsTo(value, tower.at(-1), values);
  if (stacked) return { razes: false, under: named(stacked) };
  if (!tower.at(-1)) return null; // T4.2a: there is nothing to raze, or it is a roof
  const afterRazing = stepsTo(value, tower.at(-2), values);
  return afterRazing && { razes: true, under: named(afterRazing) };
}

/** The fewest values that make room for one on top of another; null if none do. */
function stepsTo(value: number, top: number | undefined, others: readonly number[]): number[] | null {
  if (fits(top, value)) return [];
  const found = others.flatMap((other, i) => {
    const more = fits(top, other)
      ? stepsTo(
          value,
          other,
          others.filter((_, j) => j !== i),
        )
      : null;
    return more ? [[other, ...more]] : [];
  });
  return found.reduce<number[] | null>((best, steps) => (best && best.length <= steps.length ? best : steps), null);
}

export type Badge = "never" | "raze" | "stack";

/** The sign on a card that cannot simply be built. */
export function badgeOf(way: Way | null): Badge | null {
  if (way === null) return "never";
  if (way.razes) return "raze";
  return way.under.length > 0 ? "stack" : null;
}

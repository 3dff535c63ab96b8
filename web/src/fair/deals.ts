/** Compares the deals of a record with the derivation, and with what this device was shown. */
import type { StoryEvent, Views } from "$lib/types";
import { gameDeals } from "../games/deals";
import type { Dealer } from "./derivation";
import type { Seen, ShownDeal } from "./pins";
import type { ReadRecord } from "./record";

const MOST_KEPT = 500;

export type Dealt = Pick<ReadRecord, "game" | "seats" | "options" | "lines">;

export interface Redealt {
  count: number;
  /** The first deal that does not follow, from 1; 0 if all do. */
  wrong: number;
  /** Per deal: what the moves in the record put back before it. */
  returned: string[];
}

/** Deals the whole game again. The rules fix what is dealt at each point, to whom and how much. */
export function redeal({ game, seats, options, lines }: Dealt, dealer: Dealer): Redealt {
  const course = gameDeals(game)?.course(seats, options);
  let count = 0;
  let wrong = 0;
  const returned: string[] = [];
  for (const line of lines) {
    if (isMove(line)) {
      course?.played(line);
      continue;
    }
    count += 1;
    const draw = course?.next();
    const items = draw ? dealer.draw(draw.pool, draw.count) : [];
    course?.dealt(items);
    returned.push(listed(draw?.returned ?? []));
    if (draw?.line(items) !== line) wrong ||= count;
  }
  return { count, wrong, returned };
}

/** Moves begin with a seat; everything else is chance: `deal 1 S F`, `draw S F O`, `random S A`, `card 7`. */
function isMove(line: string): boolean {
  return /^\d/.test(line);
}

/** What this device has seen so far: all events, and the current views. */
export interface Moment {
  game: string;
  story: readonly StoryEvent[];
  views: Views;
}

/** The deals so far, as lines of the record; "" where this device could not see what was dealt. */
function dealsIn({ game, story }: Moment): string[] {
  const dealLine = gameDeals(game)?.dealLine;
  if (!dealLine) return [];
  return story.map(dealLine).filter((line): line is string => line !== null);
}

/** Per deal: what had been put back since the previous one. */
function returnedIn({ game, story }: Moment): string[] {
  const { dealLine, returned } = gameDeals(game) ?? {};
  const found: string[] = [];
  let back: string[] = [];
  for (const event of returned ? story : []) {
    back.push(...(returned?.(event) ?? []));
    if (typeof dealLine?.(event) !== "string") continue;
    found.push(listed(back));
    back = [];
  }
  return found;
}

function listed(items: readonly string[]): string {
  return items.toSorted().join(" ");
}

function beganIn({ game, story }: Moment): number | null {
  const began = gameDeals(game)?.began;
  return (began && story.map(began).find((seat) => seat !== null)) ?? null;
}

/** What was kept, and what is new. A deal that differs from what was kept is added as a contradiction. */
export function withDeals(seen: Seen, moment: Moment): Seen {
  const now = dealsIn(moment);
  const dealt = now.slice(0, MOST_KEPT).map((line, place) => seen.dealt[place] || line);
  const changed = now.some((line, place) => line !== "" && dealt[place] !== undefined && dealt[place] !== line);
  const returned = [...seen.returned, ...returnedIn(moment).slice(seen.returned.length, MOST_KEPT)];
  const problem = seen.problem ?? (changed ? "dealt" : null);
  const began = seen.began ?? beganIn(moment);
  return { ...seen, dealt: [...dealt, ...seen.dealt.slice(dealt.length)], shown: withShown(seen.shown, moment), returned, began, problem };
}

/** A fuller view of a deal replaces a partial one. */
function withShown(kept: readonly ShownDeal[], { views, story }: Moment): ShownDeal[] {
  const news = Object.values(views).flatMap(({ game }) => gameDeals(game.game)?.shown(game, story) ?? []);
  return news.reduce(withOne, [...kept]).slice(0, MOST_KEPT);
}

function withOne(kept: ShownDeal[], one: ShownDeal): ShownDeal[] {
  if (kept.some((other) => isCoveredBy(one, other))) return kept;
  return [...kept.filter((other) => !isCoveredBy(other, one)), one];
}

/** Whether `other` shows everything that `one` does. */
function isCoveredBy(one: ShownDeal, other: ShownDeal): boolean {
  return one.line === other.line && one.nth === other.nth && contains(other.items, one.items);
}

/** The first deal of the record that is not as this device saw it, from 1; 0 if there is none. */
export function unlikeSeen(lines: readonly string[], { dealt, shown }: Pick<Seen, "dealt" | "shown">): number {
  const deals = lines.filter((line) => !isMove(line));
  const unlike = dealt.findIndex((line, place) => deals[place] === undefined || (line !== "" && line !== deals[place]));
  if (unlike >= 0) return unlike + 1;
  for (const { line, nth, items } of shown) {
    const found = deals.filter((deal) => deal.startsWith(line))[nth - 1];
    if (!found || !contains(found.split(" "), items)) return Math.max(1, deals.indexOf(found ?? "") + 1);
  }
  return 0;
}

function contains(whole: readonly string[], part: readonly string[]): boolean {
  const left = [...whole];
  return part.every((item) => left.includes(item) && left.splice(left.indexOf(item), 1).length > 0);
}

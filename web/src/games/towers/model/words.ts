/** Cards, towers and reasons in the reader's language. */
import { formatList, language, t } from "$lib/words/i18n.svelte";
import { capitalised, tellRefusal } from "$lib/words/story";
import type { BidLimit, Blocked, BuildPlan, TowersGame, TowersHelp } from "../types";
import { readCard, type Kind } from "./cards";
import { fits } from "./fits";
import { buildProgress, leftOut, type Tops } from "./model";
import { mostWithoutRazing } from "./preview";
import type { Row } from "./scoring";
import { badgeOf, type Way } from "./ways";

export function cardName(card: string): string {
  const { kind, value } = readCard(card);
  return value === 0 ? t("tw-card-roof", { type: kind }) : t("tw-card", { type: kind, value });
}

/** "Candy tower, 3 floors, bottom to top: 12, 8, 15." */
export function towerText(kind: Kind, values: readonly number[], points: number): string {
  const name = t("tower-name", { type: kind });
  if (values.length === 0) return capitalised(t("tw-tower-empty", { tower: name }));
  const roof = values.at(-1) === 0 ? "yes" : "no";
  return capitalised(t("tw-tower-text", { tower: name, count: values.length, values: values.join(", "), roof, points }));
}

/** Why a number may not be bid: the refusal, then each card in the way. */
export function whyNot(number: number, help: TowersHelp, seat: number): string[] {
  const refusal = help.bids[String(number)];
  if (!refusal) return [];
  const limit = help.limits[seat - 1];
  const sentences = [tellRefusal(refusal)];
  return limit && number > limit.largest ? sentences.concat(whyNotMore(limit)) : sentences;
}

/** Only the start player must bid a number. */
export function whyNoPass(): string {
  return tellRefusal({ code: "start-player-names-a-number", rule: "T4.1a", params: {} });
}

function whyNotMore(limit: BidLimit): string[] {
  const sentences = limit.blocked.map((blocked) => whyBlocked(blocked, limit));
  return limit.blocked.some((blocked) => blocked.raze_helps) ? [...sentences, t("why-other-raze")] : sentences;
}

function whyBlocked({ card, on, standing }: Blocked, limit: BidLimit): string {
  if (standing && on !== null) return whyNotOn(card, on);
  const others = limit.builds.filter((other) => other[0] === card[0]).map(cardName);
  return t("why-together", { card: cardName(card), others });
}

function whyNotOn(card: string, top: string): string {
  const { kind, value } = readCard(top);
  if (value > 0) return t("why-standing", { card: cardName(card), on: cardName(top) });
  return t("why-roof", { card: cardName(card), on: t("tw-card", { type: kind, value }) });
}

/** What would happen to one card of the display if I took it. */
export function whyCard(card: string, limit: BidLimit, tops: Tops, way: Way | null): string[] {
  const { kind } = readCard(card);
  const top = tops[kind];
  if (top === undefined || fitsNow(card, tops)) return [t("tw-card-fits", { card: cardName(card) })];
  if (way === null) return [whyNotOn(card, top)];
  const sentence = whyLater(way, { card: cardName(card), on: cardName(top), under: formatList(way.under.map(cardName)) });
  const elsewhere = way.razes && limit.raze !== null && limit.raze !== kind;
  return elsewhere ? [sentence, t("why-other-raze")] : [sentence];
}

function whyLater({ razes, under }: Way, names: { card: string; on: string; under: string }): string {
  if (!razes) return t("tw-card-after-card", names);
  return t(under.length > 0 ? "tw-card-after-both" : "tw-card-after-raze", names);
}

/** What the badge of a card means; its name alone if it has none. */
export function badgeText(card: string, way: Way | null): string {
  const name = { card: cardName(card) };
  const badge = badgeOf(way);
  return badge === null ? name.card : t(`tw-card-${badge}`, name);
}

/** Why a card cannot be built now: its tower's top, a card that would not fit on it, or else the rest of the bid. */
export function whyClosed(card: string, tops: Tops, open: readonly string[]): string {
  const { kind, value } = readCard(card);
  const top = tops[kind];
  if (top !== undefined && !fitsNow(card, tops)) return whyNotOn(card, top);
  const before = open.find((other) => readCard(other).kind === kind && !fits(value, readCard(other).value));
  if (before === undefined) return t("tw-card-closed", { card: cardName(card) });
  return t("tw-card-too-early", { card: cardName(card), before: cardName(before) });
}

/** Why touching a tower razes nothing there (T4.2a). */
export function whyNoRaze(kind: Kind, tops: Tops, left: number): string {
  const top = tops[kind];
  if (top === undefined) return tellRefusal({ code: "no-tower-to-raze", rule: "T4.2a", params: { type: kind } });
  if (readCard(top).value === 0) return tellRefusal({ code: "roof-not-razed", rule: "T4.2a", params: { type: kind } });
  return tellRefusal({ code: "bid-would-fail", rule: "T4.1e", params: { left } });
}

export function fitsNow(card: string, tops: Tops): boolean {
  const { kind, value } = readCard(card);
  const top = tops[kind];
  return fits(top === undefined ? undefined : readCard(top).value, value);
}

/** The largest bid; if it needs a raze, what that costs in all and how much can be built without it. */
export function largestText(limit: BidLimit, plans: readonly BuildPlan[], cost: number): string {
  const { largest, raze } = limit;
  return raze === null ? t("tw-largest", { largest }) : t("tw-largest-raze", { largest, free: mostWithoutRazing(plans), cost });
}

/** What somebody else is doing. A bid for all the cards is explained until the first of them is built. */
export function turnText(game: TowersGame, player: string): string {
  const { placed, all } = buildProgress(game);
  if (placed === 0 && leftOut(game).length > 0) return t("beat-takes-all", { player, number: all });
  if (game.phase === "building") return t("tw-turn-build", { player, placed, all });
  return game.phase === "bidding" ? t("tw-turn-bid", { player }) : t("tw-dealing");
}

export function rowName(row: Row): string {
  return row === "main" || row === "razed" ? t(`tw-${row}-row`) : t("tower-short", { type: row });
}

/** A row of the score within a sentence; `roof` for a tower that has one. */
export function wordsForRow(row: Row, roof: boolean): string {
  if (row === "main" || row === "razed") return rowName(row).toLocaleLowerCase(language());
  const tower = t("tower-name", { type: row });
  return roof ? t("tw-with-roof", { tower }) : tower;
}

/** What a row of the score counts. */
export function rowScores(row: Row): string {
  if (row === "main" || row === "razed") return t(`tw-${row}-scores`);
  return t("tw-tower-scores", { tower: t("tower-name", { type: row }) });
}

/** How to reach the largest bid: what to build, and what to raze for it. `cost`: of that raze in all. */
export function howToMost(limit: BidLimit, tops: Tops, cost: number): string[] {
  const cards = formatList(limit.builds.map(cardName));
  const most = limit.blocked.length > 0 ? t("why-most", { largest: limit.largest, cards }) : t("why-everything", { cards });
  const razed = limit.raze === null ? undefined : tops[limit.raze as Kind];
  return razed === undefined ? [most] : [most, `${t("why-raze", { card: cardName(razed) })} ${t("tw-raze-costs", { cost })}`];
}

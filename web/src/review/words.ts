/** What a review says, in the reader's language. */
import { t } from "$lib/words/i18n.svelte";
import { capitalised, whereIn } from "$lib/words/story";
import type { GameView, HintAdvice } from "$lib/types";
import { movePhrase } from "../games/moves";
import { tellPhrase, tellReasons } from "../hints/sentence";
import { oneIn, percent, signedPoints, sureness } from "./figures";
import type { Decision, Grade, KeyMoment } from "./parts";

/** "Bid 3"; with its square, where two moves differ in nothing else. */
export function tellMove(move: string, view: GameView | undefined, seat: number, names: readonly string[]): string {
  const phrase = view && movePhrase(move, view, seat);
  if (!phrase) return move;
  const words = capitalised(tellPhrase(phrase, names));
  const { city, square } = phrase.params;
  const where = square === undefined ? "" : whereIn(view)(String(city), String(square));
  return where ? t("rv-move-where", { move: words, where }) : words;
}

/** The square that a move would build on, for the board to point at; null for moves without one. */
export function squareOf(move: string, view: GameView, seat: number): { city: string; square: string } | null {
  const { city, square } = movePhrase(move, view, seat)?.params ?? {};
  return typeof city === "string" && typeof square === "string" ? { city, square } : null;
}

/** The reasons for a move, each a sentence of its own; "" if there are none. */
export function tellWhy(advice: HintAdvice | null, names: readonly string[]): string {
  return advice ? tellReasons(advice, names).join(" ") : "";
}

export function gradeName(grade: Grade): string {
  return t(`grade-${grade}`);
}

/** What a decision cost, and how sure that is; "" where it cost nothing to speak of. */
export function tellCost({ lost, lost_error, grade }: Pick<Decision, "lost" | "lost_error" | "grade">): string {
  if (grade === "best" || grade === "forced" || percent(lost) === 0) return "";
  return t("rv-cost", { points: percent(lost), sure: sureness(lost, lost_error) });
}

/** What a neighbour could have proposed for this tile, and what it would have brought both. */
export function tellPartner(decision: Decision, view: GameView | undefined, names: readonly string[]): string {
  const { partner, seat } = decision;
  if (!partner) return "";
  const move = tellMove(partner.move, view, seat, names);
  const [mine = 0, theirs = 0] = gainsOf(decision);
  const params = { player: names[seat - 1], partner: names[partner.seat - 1], move };
  return t("rv-partner", { ...params, gain: signedPoints(mine), gain_partner: signedPoints(theirs) });
}

/** Of the mover and of the partner: listed alone, or for every seat. */
function gainsOf({ partner, seat }: Decision): [number, number] {
  const gain = partner?.gain ?? [];
  if (gain.length === 2) return [gain[0] ?? 0, gain[1] ?? 0];
  return [gain[seat - 1] ?? 0, gain[(partner?.seat ?? 1) - 1] ?? 0];
}

/** The seat that a moment mattered to most: who was dealt well, or who moved. */
export function seatOf({ seat, change, kind }: Pick<KeyMoment, "seat" | "change" | "kind">): number {
  if (seat !== null && kind === "move") return seat;
  const best = Math.max(...change);
  return seat ?? change.indexOf(best) + 1;
}

/** "A 1-in-9 gift to Lina". */
export function tellDeal(moment: KeyMoment, names: readonly string[], you: number): string {
  const seat = seatOf(moment);
  const odds = oneIn(moment.rarity);
  const player = names[seat - 1];
  if (odds === null) return seat === you ? t("rv-luck-you") : t("rv-luck-for", { player });
  return seat === you ? t("rv-gift-you", { odds }) : t("rv-gift", { player, odds });
}

/** What a card or a tower scores, in sentences for whoever asks. Their words are loaded then. */
import { language, need, t } from "$lib/words/i18n.svelte";
import { loadTexts } from "../rules/texts";
import { readCard, type Kind } from "./cards";
import { cardPoints } from "./card-points";
import type { Towers } from "./model";
import { cardName, rowScores } from "./words";

/** By value: the quick reference's line about it. */
const SPECIAL: Record<number, string> = { 0: "card.roof", 8: "card.eight", 9: "card.nine" };

/** What a card that fits would score, and the rule of an 8, a 9 or a roof. */
export async function cardScores(card: string, towers: Towers): Promise<string[]> {
  await need("tips");
  return [wouldScore(card, towers), ...(await specialRule(card))];
}

/** The rule of an 8, a 9 or a roof, as the quick reference has it. */
export async function specialRule(card: string): Promise<string[]> {
  const name = SPECIAL[readCard(card).value];
  return name ? [(await loadTexts(language()))[name] ?? ""] : [];
}

/** What a tower scores now, by which rule, and unless an exercise may ask for it, what its roof would add. */
export async function towerScores(kind: Kind, towers: Towers, points: number, silent = false): Promise<string[]> {
  await need("tips");
  return [`${rowScores(kind)} ${t("tw-tower-now", { points })}`, ...(silent ? [] : roofScores(kind, towers))];
}

/** Nothing for a tower that has its roof, or has not been started. */
export function roofScores(kind: Kind, towers: Towers): string[] {
  const top = towers[kind].at(-1);
  return top === undefined || top === 0 ? [] : [wouldScore(`${kind}0`, towers)];
}

const wouldScore = (card: string, towers: Towers): string => t("score-card", { card: cardName(card), points: cardPoints(towers, card) });

/** A hint in the reader's language: the move, then the reasons for it. */
import { language, t, type Param } from "$lib/words/i18n.svelte";
import { withMinus } from "$lib/words/numbers";
import { pieceName } from "$lib/words/story";
import type { HintAdvice, HintPhrase } from "$lib/types";

/** Parameters that hold pieces in notation. */
const PIECES = new Set(["card", "cards", "other", "on", "tile", "tiles"]);
export function tellHint(advice: HintAdvice, names: readonly string[]): string {
  const [first, second] = advice.reasons.map((reason) => phrase(reason, names));
  const move = capitalised(phrase(advice.move, names));
  if (first === undefined) return t("hint-sentence-0", { move });
  return second === undefined ? t("hint-sentence-1", { move, first }) : t("hint-sentence-2", { move, first, second: capitalised(second) });
}

/** A bot's reason for what it proposes, or answers. */
export const tellReason = (reason: HintPhrase): string => t("offer-because", { reason: capitalised(phrase(reason, [])) });

function phrase({ kind, params }: HintPhrase, names: readonly string[]): string {
  const entries = Object.entries(params).map(([name, value]) => [name, inWords(name, value)] as const);
  const seat = params["seat"];
  return t(`hint-${kind}`, { ...Object.fromEntries(entries), player: typeof seat === "number" ? names[seat - 1] : undefined });
}

function inWords(name: string, value: HintPhrase["params"][string]): Param {
  if (name === "square") return withMinus(String(value));
  if (!PIECES.has(name)) return value;
  return Array.isArray(value) ? value.map(pieceName) : pieceName(String(value));
}

/** Some languages begin with a card's name, which is in lower case. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

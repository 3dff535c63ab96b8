/** A hint in the reader's language: the move, then the reasons for it. */
import { formatList, t, type Param } from "$lib/words/i18n.svelte";
import { capitalised, pieceName } from "$lib/words/story";
import type { Coaching, HintAdvice, HintPhrase } from "$lib/types";

export { capitalised };

/** Parameters that hold pieces in notation. */
const PIECES = new Set(["card", "cards", "other", "on", "tile", "tiles"]);
export function tellHint(advice: HintAdvice, names: readonly string[]): string {
  const [first, second] = advice.reasons.map((reason) => tellPhrase(reason, names));
  const move = capitalised(tellPhrase(advice.move, names));
  if (first === undefined) return t("hint-sentence-0", { move });
  return second === undefined ? t("hint-sentence-1", { move, first }) : t("hint-sentence-2", { move, first, second: capitalised(second) });
}

/** What a move has cost, and what was better. */
export function tellCostOf({ lost, advice }: Pick<Coaching, "lost" | "advice">, names: readonly string[]): string {
  const points = Math.round(lost * 100);
  if (!advice) return t("coach-cost", { points });
  return `${t("coach-cost", { points })} ${t("coach-better", { hint: tellHint(advice, names) })}`;
}

/** A bot's reason for what it proposes, or answers. `where` says where a square of the city in question is. */
export function tellReason(reason: HintPhrase, where: (square: string) => string = () => ""): string {
  const { square } = reason.params;
  const params = square === undefined ? reason.params : { ...reason.params, square: where(String(square)) };
  return t("offer-because", { reason: capitalised(tellPhrase({ ...reason, params }, [])) });
}

/** The reasons alone, as sentences. */
export function tellReasons(advice: HintAdvice, names: readonly string[]): string[] {
  return advice.reasons.map((reason) => t("offer-because", { reason: capitalised(tellPhrase(reason, names)) }));
}

/** A move or a reason by itself, without a full stop. */
export function tellPhrase({ kind, params }: HintPhrase, names: readonly string[]): string {
  const entries = Object.entries(params).flatMap(([name, value]) => inWords(name, value));
  const seat = params["seat"];
  return t(`hint-${kind}`, { ...Object.fromEntries(entries), player: typeof seat === "number" ? names[seat - 1] : undefined });
}

/** Several pieces are a list in the reader's language, with its length as `<name>_count`. */
function inWords(name: string, value: HintPhrase["params"][string]): [string, Param][] {
  if (!PIECES.has(name)) return [[name, value]];
  if (!Array.isArray(value)) return [[name, pieceName(String(value))]];
  return [
    [name, formatList(value.map(pieceName))],
    [`${name}_count`, value.length],
  ];
}

/** What a partner has answered to a proposal, in a sentence. */
import { t } from "$lib/words/i18n.svelte";
import { signed, withMinus } from "$lib/words/numbers";
import { pieceName } from "$lib/words/story";
import type { RepliedMessage } from "$lib/types";

/** By move: the points it adds, with the `total` among them. */
type Adds = Record<string, Record<string, number>> | undefined;

export function tellReply({ seat, move, answer, better }: Omit<RepliedMessage, "type">, names: readonly string[], adds: Adds): string {
  const [, tile = "", city = ""] = move.split(" ");
  const name = names[seat - 1] ?? "";
  const sentence = t(`reply-${answer}`, { name, tile: pieceName(tile), city });
  const reason = better ? betterThan(move, better, adds) : "";
  return reason ? `${sentence} ${reason}` : sentence;
}

function betterThan(move: string, better: string, adds: Adds): string {
  const [points, instead] = [adds?.[better]?.total, adds?.[move]?.total];
  if (points === undefined || instead === undefined) return "";
  return t("reply-better", { square: withMinus(better.split(" ")[3] ?? ""), points: signed(points), instead: signed(instead) });
}

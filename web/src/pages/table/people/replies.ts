/** What a partner has answered to a proposal or a wish, in a sentence. A bot's reasons need the words of hints. */
import { tellReason } from "../../../hints/sentence";
import { t } from "$lib/words/i18n.svelte";
import { signed, withMinus } from "$lib/words/numbers";
import { pieceName } from "$lib/words/story";
import type { HintPhrase, RepliedMessage, WishAnswered } from "$lib/types";

/** By move: the points it adds, with the `total` among them. */
type Adds = Record<string, Record<string, number>> | undefined;

export function tellReply(reply: Omit<RepliedMessage, "type">, names: readonly string[], adds: Adds): string {
  const { seat, move, answer, better, reason } = reply;
  const [, tile = "", city = ""] = move.split(" ");
  const name = names[seat - 1] ?? "";
  const sentence = t(`reply-${answer}`, { name, tile: pieceName(tile), city });
  return because(sentence, better ? betterThan(move, better, adds) : inWords(reason));
}

export function tellWishAnswer(remark: Omit<WishAnswered, "type">, names: readonly string[]): string {
  const { seat, building, city, square, answer, reason } = remark;
  const words = { name: names[seat - 1] ?? "", tile: pieceName(building), city, square: withMinus(square) };
  return because(t(`wish-${answer}`, words), inWords(reason));
}

const inWords = (reason: HintPhrase | undefined): string => (reason ? tellReason(reason) : "");
const because = (sentence: string, reason: string): string => (reason ? `${sentence} ${reason}` : sentence);

function betterThan(move: string, better: string, adds: Adds): string {
  const [points, instead] = [adds?.[better]?.total, adds?.[move]?.total];
  if (points === undefined || instead === undefined) return "";
  return t("reply-better", { square: withMinus(better.split(" ")[3] ?? ""), points: signed(points), instead: signed(instead) });
}

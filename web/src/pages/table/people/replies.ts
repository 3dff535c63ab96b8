/** What a partner has answered to a proposal or a wish, in a sentence. A bot's reasons need the words of hints. */
import { tellReason } from "../../../hints/sentence";
import { t } from "$lib/words/i18n.svelte";
import { signed } from "$lib/words/numbers";
import { pieceName, type Where } from "$lib/words/story";
import type { HintPhrase, RepliedMessage, WishAnswered } from "$lib/types";

/** By move: the points it adds, with the `total` among them. */
type Adds = Record<string, Record<string, number>> | undefined;

export function tellReply(reply: Omit<RepliedMessage, "type">, names: readonly string[], adds: Adds, where: Where): string {
  const { seat, move, answer, better, reason } = reply;
  const [, tile = "", city = ""] = move.split(" ");
  const name = names[seat - 1] ?? "";
  const sentence = t(`reply-${answer}`, { name, tile: pieceName(tile), city });
  return because(sentence, better ? betterThan(move, better, adds, where) : inWords(reason));
}

export function tellWishAnswer(remark: Omit<WishAnswered, "type">, names: readonly string[], where: Where): string {
  const { seat, building, city, square, answer, reason } = remark;
  const words = { name: names[seat - 1] ?? "", tile: pieceName(building), city, square: where(city, square) };
  return because(
    t(`wish-${answer}`, words),
    inWords(reason, (other) => where(city, other)),
  );
}

const inWords = (reason: HintPhrase | undefined, where?: (square: string) => string): string => (reason ? tellReason(reason, where) : "");
const because = (sentence: string, reason: string): string => (reason ? `${sentence} ${reason}` : sentence);

function betterThan(move: string, better: string, adds: Adds, where: Where): string {
  const [points, instead] = [adds?.[better]?.total, adds?.[move]?.total];
  if (points === undefined || instead === undefined) return "";
  const [, , city = "", square = ""] = better.split(" ");
  return t("reply-better", { square: where(city, square), points: signed(points), instead: signed(instead) });
}

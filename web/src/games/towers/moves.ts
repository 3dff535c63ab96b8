/** The moves of 5 Towers as phrases. */
import type { HintPhrase } from "$lib/types";
import type { MovePhrase } from "../moves";
import type { TowersGame, TowerType } from "./types";

const phrase: MovePhrase = (move, view, seat) => {
  const [verb, what = ""] = move.split(" ");
  if (verb === "bid") return said("do-bid", { number: Number(what) });
  if (verb === "pass") return said("do-pass");
  if (verb === "withdraw") return said("do-withdraw");
  if (verb === "build") return said("do-build", { card: what });
  if (verb !== "raze") return null;
  const card = (view as TowersGame).towers[seat - 1]?.[what as TowerType]?.at(-1);
  return card === undefined ? null : said("do-raze", { card });
};
export default phrase;

const said = (kind: string, params: HintPhrase["params"] = {}): HintPhrase => ({ kind, params });

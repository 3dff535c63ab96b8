/** The moves of Between Two Cities as phrases. */
import type { HintPhrase } from "$lib/types";
import type { MovePhrase } from "../moves";

const phrase: MovePhrase = (move, view) => {
  const [verb, tile = "", second = "", square] = move.split(" ");
  if (verb === "pick") return tile === second ? said("do-pick-same", { tile }) : said("do-pick", { tile, other: second });
  if (verb === "place") return said("do-place", square === undefined ? { tile, city: second } : { tile, city: second, square });
  if (verb !== "assign") return null;
  const real = view.game === "cities" && view.cities.some(({ city }) => city === second);
  return real ? said("do-assign", { tile, city: second }) : said("do-assign-automacity", { tile });
};
export default phrase;

const said = (kind: string, params: HintPhrase["params"]): HintPhrase => ({ kind, params });

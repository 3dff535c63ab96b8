/** What Between Two Cities deals from, in the fixed order that the derivation draws from (docs/fair-deals.md). */
import type { GameView, StoryEvent } from "$lib/types";
import type { DealPools, GameDeals } from "../module";

const SUPPLY: [string, number][] = [
  ["S", 16],
  ["F", 16],
  ["d", 5],
  ["e", 5],
  ["m", 5],
  ["b", 5],
  ["O", 20],
  ["P", 16],
  ["H", 20],
];
const DUPLEXES = "F/e F/O H/O H/S O/P O/S d/H P/F P/H m/P S/F S/b e-F F-O F-S H-P H-b O-H O-S d-P P-F P-O S-m S-H".split(" ");
const AUTOMA_CARDS = 20;

const deals: GameDeals = { pools: citiesPools, told, shown };
export default deals;

function told(event: StoryEvent): string | null {
  const { tiles } = event as { tiles?: string[] };
  if (event.kind === "hand") return tiles ? `deal ${event.seat} ${tiles.join(" ")}` : "";
  if (event.kind === "draw") return tiles ? `draw ${tiles.join(" ")}` : "";
  if (event.kind === "random") return `random ${String(event.tile)} ${String(event.city)}`;
  return event.kind === "card" ? `card ${String(event.card)}` : null;
}

/** My own hand, before anything was taken from it. */
function shown(game: GameView): ReturnType<GameDeals["shown"]> {
  if (game.game !== "cities" || !("hand" in game) || game.viewer === null) return [];
  if (game.turn !== 1 || game.phase !== "picking" || game.pick.length > 0) return [];
  const nth = game.half === null ? game.round : game.round * 2 - (game.half === "a" ? 1 : 0);
  return [{ line: `deal ${game.viewer} `, nth, items: game.hand }];
}

function citiesPools(): DealPools {
  const singles = SUPPLY.flatMap(([tile, count]) => Array<string>(count).fill(tile));
  const duplexes = [...DUPLEXES];
  const cards = Array.from({ length: AUTOMA_CARDS }, (_, i) => String(i + 1));
  return {
    for(line, [first = ""]) {
      if (line.startsWith("card")) return cards;
      return /[/-]/.test(first) ? duplexes : singles;
    },
    dealt: () => undefined, // dealt tiles never return
    played: () => undefined,
  };
}

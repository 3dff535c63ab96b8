/** What this device knows of each hand that was dealt: everything taken from it, whoever held it, and what can be seen of the
 * rest. The hands of others are hidden when they are dealt; this shows whether they were the ones in the record. */
import type { GameView, StoryEvent } from "$lib/types";
import type { ShownDeal } from "../../fair/pins";

/** One round: what was taken from each hand, by the seat it was dealt to. */
interface Round {
  nth: number;
  taken: string[][];
  /** How many seats to the left the hands have been passed. */
  passed: number;
}

interface Known {
  rounds: Round[];
  /** The last draw of a solo game, where nothing is hidden. */
  draws: number;
  drawn: string[];
  /** Whether tiles are taken from hands rather than from a draw. */
  fromHands: boolean;
}

export function knownHands(game: GameView, story: readonly StoryEvent[]): ShownDeal[] {
  const known = story.reduce<Known>(followed, { rounds: [], draws: 0, drawn: [], fromHands: false });
  const { rounds, fromHands, draws, drawn } = known;
  const visible = handsIn(game);
  if (fromHands) visible.forEach(([seat, tiles]) => take(known, seat, tiles));
  const shown = fromHands ? drawn : [...drawn, ...visible.flatMap(([, tiles]) => tiles)];
  const last = draws > 0 ? [{ line: "draw ", nth: draws, items: shown }] : [];
  return [...rounds.flatMap(dealsOf), ...last].filter(({ items }) => items.length > 0);
}

function dealsOf({ nth, taken }: Round): ShownDeal[] {
  return taken.map((items, place) => ({ line: `deal ${place + 1} `, nth, items }));
}

function followed(known: Known, event: StoryEvent): Known {
  const { seat = 0, tile, tiles, side } = event as { seat?: number; tile?: string; tiles?: string[]; side?: string };
  if (event.kind === "hand") dealTo(known, seat);
  if (event.kind === "draw") Object.assign(known, { draws: known.draws + 1, drawn: [], fromHands: false });
  if (event.kind === "reveal") take(known, seat, tiles ?? []);
  if (event.kind === "assign" || event.kind === "automa-assign") take(known, seat, [tile ?? ""]);
  const round = known.rounds.at(-1);
  if (event.kind === "hands-passed" && round) round.passed += side === "left" ? 1 : -1;
  return known;
}

function dealTo(known: Known, seat: number): void {
  if (seat === 1) known.rounds.push({ nth: known.rounds.length + 1, taken: [], passed: 0 });
  known.rounds.at(-1)?.taken.push([]);
  known.fromHands = true;
}

function take(known: Known, seat: number, tiles: readonly string[]): void {
  const round = known.rounds.at(-1);
  if (!known.fromHands || !round) {
    known.drawn.push(...tiles);
    return;
  }
  const { taken, passed } = round;
  const origin = (((seat - 1 - passed) % taken.length) + taken.length) % taken.length;
  taken[origin]?.push(...tiles);
}

/** By seat: the hands that can be seen, including tiles chosen but not yet revealed. */
function handsIn(game: GameView): [seat: number, tiles: readonly string[]][] {
  if (game.game !== "cities" || game.phase === "dealing" || game.phase === "over") return [];
  if ("hands" in game) return game.hands.map((tiles, place) => [place + 1, tiles]);
  if (game.viewer === null) return [];
  return [[game.viewer, game.phase === "picking" ? [...game.hand, ...game.pick] : game.hand]];
}

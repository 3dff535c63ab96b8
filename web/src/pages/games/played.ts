/** A finished game from my point of view, made from its line in a list. */
import { bestKeyOf } from "../../ending/bests";
import type { GameName, TableLine } from "$lib/types";

export type Result = "won" | "shared" | "lost" | "none";

export interface Played {
  id: string;
  game: GameName;
  mode: string | null;
  players: number;
  /** Of the bots: their level, `mixed`, `people` where nobody was a bot, `automa 3` in solo modes. */
  level: string;
  /** When it ended; milliseconds. */
  at: number;
  names: string[];
  scores: number[];
  /** The only seat that was mine, from 1; null where there were none or several, or it is not known. */
  seat: number | null;
  result: Result;
  place: number | null;
  /** Mine; null where no seat was, or the game was ended early: such points compare with nothing. */
  score: number | null;
  early: boolean;
  campaign: string | null;
  /** Games whose scores can be compared. */
  kind: string;
}

/** Reasons for an end that no rule has brought about. */
const EARLY = ["agreed", "resigned"];

/** Null for a game without a result, such as one that nobody finished. */
export function playedIn(line: TableLine): Played | null {
  const { id, game, mode, players, result, campaign } = line;
  if (!result) return null;
  const seat = line.mine?.length === 1 ? (line.mine[0] ?? null) : null;
  const early = EARLY.includes(result.reason);
  return {
    id,
    game,
    mode,
    players,
    level: levelOf(line),
    at: line.ended ?? line.updated,
    names: line.seats.map(({ nickname }) => nickname),
    scores: result.scores,
    seat,
    result: seat === null ? "none" : resultOf(seat, result.winners),
    place: seat === null ? null : (result.places?.[seat - 1] ?? null),
    score: seat === null || early ? null : (result.scores[seat - 1] ?? null),
    early,
    campaign,
    kind: bestKeyOf(game, mode, line.seats.length),
  };
}

function resultOf(seat: number, winners: number[]): Result {
  if (!winners.includes(seat)) return "lost";
  return winners.length > 1 ? "shared" : "won";
}

function levelOf({ seats, options }: TableLine): string {
  if (seats.some(({ kind }) => kind === "automa")) return `automa ${String(options["level"] ?? "")}`.trim();
  const levels = new Set(seats.filter(({ kind }) => kind === "bot").map(({ level }) => level ?? ""));
  if (levels.size > 1) return "mixed";
  return [...levels][0] ?? "people";
}

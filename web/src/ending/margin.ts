/** How close it was, as the reader would say it: "35 to 36: one point short." */
import type { Standing } from "./places";

export interface Margin {
  /** `short` and `ahead` are said to the player, `decided` to anybody else; `level`: equal scores. */
  kind: "short" | "ahead" | "decided" | "level";
  score: number;
  other: number;
  points: number;
}

/** `mine`: the reader's seats. Null where there is nothing to compare, as in a shared victory. */
export function marginOf(standings: readonly Standing[], mine: readonly number[] = []): Margin | null {
  const playing = standings.filter(({ resigned }) => !resigned);
  const [winner, second] = playing;
  if (!winner?.won || !second || second.won) return null;
  const own = mine.length === 1 ? standings.find(({ seat }) => seat === mine[0]) : undefined;
  if (own?.resigned) return null;
  if (own && !own.won) return compared("short", own.score, winner.score);
  return compared(own ? "ahead" : "decided", winner.score, second.score);
}

function compared(kind: Margin["kind"], score: number, other: number): Margin {
  const points = Math.abs(score - other);
  return { kind: points === 0 ? "level" : kind, score, other, points };
}

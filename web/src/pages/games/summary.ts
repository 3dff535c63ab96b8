/** Results by group, trends and bests: from games, nothing else. */
import type { Best, Bests } from "../../ending/bests";
import type { Played } from "./played";

export interface Group {
  value: string;
  games: number;
  won: number;
  /** As many as if everybody won equally often; null where solo games have no such share. */
  even: number | null;
  /** Null where no score compares. */
  average: number | null;
  best: number | null;
}

/** Groups by what `valueOf` says, the largest first. Only games with a result of mine count. */
export function grouped(games: readonly Played[], valueOf: (game: Played) => string): Group[] {
  const groups = new Map<string, Played[]>();
  for (const game of games) {
    if (game.result === "none") continue;
    const value = valueOf(game);
    groups.set(value, [...(groups.get(value) ?? []), game]);
  }
  const found = [...groups].map(([value, members]) => ({ value, ...totals(members) }));
  return found.sort((one, other) => other.games - one.games || one.value.localeCompare(other.value, "en", { numeric: true }));
}

function totals(games: readonly Played[]): Omit<Group, "value"> {
  const scores = comparable(games);
  const solo = games.some(({ level }) => level.startsWith("automa"));
  return {
    games: games.length,
    won: games.filter(({ result }) => result === "won" || result === "shared").length,
    even: solo ? null : games.reduce((sum, { players }) => sum + 1 / players, 0),
    average: average(scores),
    best: scores.length > 0 ? Math.max(...scores) : null,
  };
}

/** Scores of one kind; none where several kinds are mixed. */
function comparable(games: readonly Played[]): number[] {
  const scored = games.filter(({ score }) => score !== null);
  return new Set(scored.map(({ kind }) => kind)).size > 1 ? [] : scored.map(({ score }) => score as number);
}

export function average(values: readonly number[]): number | null {
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

export interface Point {
  game: Played;
  value: number;
}

export interface Trend {
  kind: string;
  /** Of its latest game, for its title. */
  example: Played;
  /** The oldest first. */
  points: Point[];
}

/** A trend for each kind of game with at least two scores, the most played first. */
export function scoreTrends(games: readonly Played[]): Trend[] {
  return trends(games, ({ score }) => score);
}

/** The same for reviewed games. */
export function accuracyTrends(games: readonly Played[], accuracies: Record<string, number>): Trend[] {
  return trends(games, ({ id }) => accuracies[id] ?? null);
}

function trends(games: readonly Played[], valueOf: (game: Played) => number | null): Trend[] {
  const kinds = new Map<string, Point[]>();
  for (const game of [...games].sort((one, other) => one.at - other.at)) {
    const value = valueOf(game);
    if (value !== null) kinds.set(game.kind, [...(kinds.get(game.kind) ?? []), { game, value }]);
  }
  const found = [...kinds].filter(([, points]) => points.length > 1);
  const made = found.map(([kind, points]) => ({ kind, points, example: (points.at(-1) as Point).game }));
  return made.sort((one, other) => other.points.length - one.points.length || one.kind.localeCompare(other.kind));
}

/** The mean of each value and up to `before` earlier ones. */
export function movingAverage(values: readonly number[], before = 4): number[] {
  return values.map((_, nth) => average(values.slice(Math.max(0, nth - before), nth + 1)) ?? 0);
}

export interface PersonalBest extends Best {
  kind: string;
  /** The game, if it is still listed. */
  game: Played | null;
}

/** The best score of each kind, in the games and among those that the device remembers. */
export function personalBests(games: readonly Played[], kept: Bests): PersonalBest[] {
  const bests = new Map<string, PersonalBest>(Object.entries(kept).map(([kind, best]) => [kind, { ...best, kind, game: null }]));
  for (const game of [...games].sort((one, other) => one.at - other.at)) {
    if (game.score === null) continue;
    const best = bests.get(game.kind);
    if (best?.table === game.id) best.game = game;
    else if (!best || game.score > best.score)
      bests.set(game.kind, { kind: game.kind, score: game.score, table: game.id, before: null, game });
  }
  return [...bests.values()].sort((one, other) => one.kind.localeCompare(other.kind, "en", { numeric: true }));
}

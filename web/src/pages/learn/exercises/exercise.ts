/** Exercises, as `python -m tools.exercises` writes them. */
import type { GameName, SeatView, StoryEvent, Table } from "$lib/types";
import { GAMES } from "../../../games";
import type { Answer } from "../lesson";

export interface Exercise {
  /** The end of the question's name. */
  theme: string;
  params: NonNullable<Answer["params"]>;
  /** If it is another than that of the set. */
  table?: Table;
  view: SeatView;
  /** What has happened since the last deal. */
  story: StoryEvent[];
  /** By move that is right: what it is worth, and the table after it. */
  right: Record<string, Answer & { after: SeatView }>;
  /** By other legal move: what it would be worth. */
  tries: Record<string, Answer>;
}

export interface ExerciseSet {
  game: GameName;
  table: Table;
  exercises: Exercise[];
}

/** Each game has as many. */
export const EXERCISES = 10;
const ENDING = "-exercises";
const FOUND = import.meta.glob<ExerciseSet>("../../../games/*/exercises/*.json", { import: "default" });

const pathOf = (game: string): string => `../../../games/${game}/exercises/${game}.json`;

export const EXERCISE_GAMES: readonly GameName[] = GAMES.map(({ name }) => name).filter((name) => pathOf(name) in FOUND);

/** The last part of the page's address. */
export const pageOf = (game: GameName): string => `${game}${ENDING}`;

/** Null if the page has no exercises. */
export async function loadExercises(page: string): Promise<ExerciseSet | null> {
  if (!page.endsWith(ENDING)) return null;
  return (await FOUND[pathOf(page.slice(0, -ENDING.length))]?.()) ?? null;
}

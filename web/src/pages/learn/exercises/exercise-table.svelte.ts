/** Sets the exercises of a game at a table: answers moves from the data, and counts the tries. */
import type { Table } from "$lib/types";
import { AskedTable } from "../asked-table.svelte";
import type { Answer } from "../lesson";
import type { Exercise, ExerciseSet } from "./exercise";
import { MOST_STARS, starsAfter } from "./stars";

export class ExerciseTable extends AskedTable {
  /** The current exercise; the number of exercises once all are done. */
  at = $state(0);
  readonly #kept: (at: number, stars: number) => void;

  constructor(
    readonly set: ExerciseSet,
    start: number,
    kept: (at: number, stars: number) => void,
  ) {
    super();
    this.#kept = kept;
    this.at = Math.min(Math.max(start, 0), set.exercises.length);
  }

  get over(): boolean {
    return this.at === this.set.exercises.length;
  }

  /** At the end, the last one stays on the table. */
  get exercise(): Exercise {
    return this.set.exercises[Math.min(this.at, this.set.exercises.length - 1)] as Exercise;
  }

  override get question(): Exercise {
    return this.exercise;
  }

  protected override get name(): number {
    return this.at;
  }

  get table(): Table {
    return this.exercise.table ?? this.set.table;
  }

  /** The stars that a right answer earns now, or has earned. */
  get stars(): number {
    return this.marked ? starsAfter(MOST_STARS) : starsAfter(this.wrong);
  }

  /** Offered once guessing no longer costs anything. */
  get mayMark(): boolean {
    return !this.solved && !this.marked && this.wrong > 1;
  }

  protected override worth(move: string): Answer | null {
    const { right, tries } = this.exercise;
    return right[move] ?? tries[move] ?? null;
  }

  protected override tried(isRight: boolean): void {
    if (isRight) this.#kept(this.at, this.stars);
  }

  go(at: number): void {
    this.begin();
    this.at = at;
  }
}

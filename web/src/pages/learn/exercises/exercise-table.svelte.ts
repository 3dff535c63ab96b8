/** Sets the exercises of a game at a table: answers moves from the data, and counts the tries. */
import type { TableProps } from "$lib/props";
import type { Candidate, StoryEvent, Table } from "$lib/types";
import type { Answer } from "../lesson";
import type { Taught } from "../TaughtTable.svelte";
import type { Exercise, ExerciseSet } from "./exercise";
import { MOST_STARS, starsAfter } from "./stars";

export class ExerciseTable implements Taught {
  /** The current exercise; the number of exercises once all are done. */
  at = $state(0);
  /** What the last move was worth. */
  answer = $state.raw<Answer | null>(null);
  /** The move that solved it. */
  solved = $state<string | null>(null);
  /** Whether the answer is marked at the table. */
  marked = $state(false);
  #wrong = $state(0);
  /** Changes with every try: what was planned before is no longer valid. */
  #phase = $state(1);
  readonly #kept: (at: number, stars: number) => void;

  constructor(
    readonly set: ExerciseSet,
    start: number,
    kept: (at: number, stars: number) => void,
  ) {
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

  get table(): Table {
    return this.exercise.table ?? this.set.table;
  }

  /** A solved exercise takes no other answer. */
  get closed(): boolean {
    return this.solved !== null;
  }

  get moment(): string {
    return `${this.at} ${this.solved}`;
  }

  get story(): StoryEvent[] {
    return this.exercise.story;
  }

  get isFirstMistake(): boolean {
    return this.#wrong === 1 && !this.solved;
  }

  /** The stars that a right answer earns now, or has earned. */
  get stars(): number {
    return this.marked ? starsAfter(MOST_STARS) : starsAfter(this.#wrong);
  }

  /** Offered once guessing no longer costs anything. */
  get mayMark(): boolean {
    return !this.solved && !this.marked && this.#wrong > 1;
  }

  readonly view: TableProps["view"] = $derived.by(() => {
    const { right, view } = this.exercise;
    const shown = this.solved ? right[this.solved]?.after : view;
    return { ...(shown ?? view), phase: this.#phase };
  });
  readonly hints: Candidate[] = $derived.by(() => {
    const [move] = Object.keys(this.exercise.right);
    return this.marked && !this.solved && move ? [{ move, visits: 1, value: 1 }] : [];
  });

  send(move: string): void {
    if (this.solved || this.over) return;
    const { right, tries } = this.exercise;
    const found = right[move];
    this.answer = found ?? tries[move] ?? null;
    this.#phase += 1;
    if (found) {
      this.solved = move;
      this.#kept(this.at, this.stars);
    } else {
      this.#wrong += 1;
    }
  }

  mark(): void {
    this.marked = true;
  }

  go(at: number): void {
    this.answer = null;
    this.solved = null;
    this.marked = false;
    this.#wrong = 0;
    this.#phase += 1;
    this.at = at;
  }
}

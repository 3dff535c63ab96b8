/** A position at a table that asks for one move: what exercises and puzzles have in common. */
import type { TableProps } from "$lib/props";
import type { Candidate, SeatView, StoryEvent } from "$lib/types";
import type { Answer } from "./lesson";
import type { Taught } from "./TaughtTable.svelte";

export interface Question {
  view: SeatView;
  /** What has happened since the last deal. */
  story: StoryEvent[];
  /** By move that is right: the table after it. */
  right: Record<string, { after: SeatView }>;
}

export abstract class AskedTable implements Taught {
  /** What the last move was worth. */
  answer = $state.raw<Answer | null>(null);
  /** The move that solved it. */
  solved = $state<string | null>(null);
  /** Whether the answer is marked at the table. */
  marked = $state(false);
  protected wrong = $state(0);
  /** Changes with every try: what was planned before is no longer valid. */
  #phase = $state(1);

  abstract readonly question: Question;
  /** Tells this question from the others. */
  protected abstract readonly name: string | number;
  abstract readonly over: boolean;

  protected abstract worth(move: string): Answer | null;
  /** Called after each try. */
  protected abstract tried(isRight: boolean): void;

  /** A solved question takes no other answer. */
  get closed(): boolean {
    return this.solved !== null;
  }

  get moment(): string {
    return `${this.name} ${this.solved}`;
  }

  get story(): StoryEvent[] {
    return this.question.story;
  }

  get isFirstMistake(): boolean {
    return this.wrong === 1 && !this.solved;
  }

  readonly view: TableProps["view"] = $derived.by(() => {
    const { right, view } = this.question;
    const shown = this.solved ? right[this.solved]?.after : view;
    return { ...(shown ?? view), phase: this.#phase };
  });
  readonly hints: Candidate[] = $derived.by(() => {
    const [move] = Object.keys(this.question.right);
    return this.marked && !this.solved && move ? [{ move, visits: 1, value: 1 }] : [];
  });

  send(move: string): void {
    if (this.solved || this.over) return;
    const isRight = move in this.question.right;
    this.answer = this.worth(move);
    this.#phase += 1;
    if (isRight) this.solved = move;
    else this.wrong += 1;
    this.tried(isRight);
  }

  mark(): void {
    this.marked = true;
  }

  /** Forgets all tries: another question comes. */
  protected begin(): void {
    this.answer = null;
    this.solved = null;
    this.marked = false;
    this.wrong = 0;
    this.#phase += 1;
  }
}

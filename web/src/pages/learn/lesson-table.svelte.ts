/** Plays a lesson at a table: answers moves as a server would, from the lesson's data. */
import type { TableProps } from "$lib/props";
import type { Candidate, Proposal, StoryEvent } from "$lib/types";
import type { Answer, Lesson, LessonStep } from "./lesson";
import type { Taught } from "./TaughtTable.svelte";

export class LessonTable implements Taught {
  /** The current step; the number of steps once the lesson is over. */
  at = $state(0);
  /** Why the last try was not what the step asks for. */
  answer = $state.raw<Answer | null>(null);
  /** Whether the learner asked which move is meant. */
  #asked = $state(false);
  /** Changes with every step and every try: what was planned before is no longer valid. */
  #phase = $state(1);
  readonly #kept: (at: number) => void;

  constructor(
    readonly lesson: Lesson,
    start: number,
    kept: (at: number) => void,
  ) {
    this.#kept = kept;
    this.at = Math.min(Math.max(start, 0), lesson.steps.length);
  }

  get over(): boolean {
    return this.at === this.lesson.steps.length;
  }

  get closed(): boolean {
    return this.over;
  }

  get moment(): string {
    return String(this.at);
  }

  /** At the end, the last step stays on the table. */
  get step(): LessonStep {
    return this.lesson.steps[Math.min(this.at, this.lesson.steps.length - 1)] as LessonStep;
  }

  readonly view: TableProps["view"] = $derived.by(() => ({ ...this.step.view, phase: this.#phase }));
  readonly story: StoryEvent[] = $derived.by(() => this.lesson.story.slice(0, this.step.told));
  /** New with every phase: after a wrong try, the table turns back to what is marked. */
  readonly hints: Candidate[] = $derived.by(() =>
    this.#phase && this.marked && this.step.move ? [{ move: this.step.move, visits: 1, value: 1 }] : [],
  );

  /** What a partner proposes at this step. */
  readonly proposals: Proposal[] = $derived.by(() => (this.step.offer && !this.over ? [this.step.offer.proposal] : []));

  /** Any answer to a proposal but accepting it is a refusal. */
  refuse(): void {
    if (this.step.offer) this.#explain(this.step.offer.refused);
  }

  /** Makes a move: the one asked for goes on, any other is explained. */
  send(move: string): void {
    if (this.over) return;
    if (move === this.step.move) this.go(this.at + 1);
    else this.#explain(this.step.tries?.[move] ?? null);
  }

  /** Another choice is being made: what was said about the last one is out of date. */
  touched(): void {
    this.answer = null;
  }

  #explain(answer: Answer | null): void {
    this.answer = answer;
    this.#phase += 1;
  }

  /** Whether the table marks the move. */
  get marked(): boolean {
    return this.#asked || this.step.marked === true;
  }

  /** Marks the move; the question is asked again, if a try was wrong. */
  mark(): void {
    this.#explain(null);
    this.#asked = true;
  }

  go(at: number): void {
    this.#explain(null);
    this.#asked = false;
    this.at = at;
    this.#kept(at);
  }
}

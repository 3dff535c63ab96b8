/** Plays a lesson at a table: answers moves as a server would, from the lesson's data. */
import type { BeatLine, Split, Turn } from "$lib/pace/beats";
import { BeatQueue, type Shown } from "$lib/pace/queue";
import type { TableProps } from "$lib/props";
import type { Candidate, Proposal, StoryEvent } from "$lib/types";
import type { Answer, Lesson, LessonStep, Moment, Refusal } from "./lesson";
import type { Taught } from "./TaughtTable.svelte";

/** How what happens between two steps is shown: in which beats, and how long each lasts. */
export interface Pace {
  split: Split;
  time: (lasts: number) => number;
}

/** The learner sits in the first seat. */
const SEAT = "1";
/** Of the time that a real table takes: the next step says what the others did. */
const SHARE = 0.5;

export class LessonTable implements Taught {
  /** The current step; the number of steps once the lesson is over. */
  at = $state(0);
  /** Why the last try was not what the step asks for. */
  answer = $state.raw<Answer | null>(null);
  /** Whether the learner asked which move is meant. */
  #asked = $state(false);
  /** Changes with every step and every try: what was planned before is no longer valid. */
  #phase = $state(1);
  /** Changes with every step and every try, but not while others move. */
  turn = $state(1);
  /** A moment on the way to the current step. */
  #passing = $state.raw<(Moment & { lines: readonly BeatLine[] }) | null>(null);
  readonly #queue: BeatQueue;
  readonly #split: Split | null;
  readonly #kept: (at: number) => void;

  constructor(
    readonly lesson: Lesson,
    start: number,
    kept: (at: number) => void,
    pace?: Pace,
  ) {
    this.#kept = kept;
    this.#split = pace?.split ?? null;
    this.#queue = new BeatQueue(pace?.time ?? (() => 0), () => undefined);
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

  /** Whether the table still shows what others do: what the step says is not on it yet. */
  get passing(): boolean {
    return this.#passing !== null;
  }

  /** At the end, the last step stays on the table. */
  get step(): LessonStep {
    return this.lesson.steps[Math.min(this.at, this.lesson.steps.length - 1)] as LessonStep;
  }

  readonly view: TableProps["view"] = $derived.by(() => ({ ...(this.#passing ?? this.step).view, phase: this.#phase }));
  readonly story: StoryEvent[] = $derived.by(() => this.lesson.story.slice(0, (this.#passing ?? this.step).told));
  /** What a beat says about the others' moves. */
  readonly lines: readonly BeatLine[] = $derived.by(() => this.#passing?.lines ?? []);
  /** New with every phase: after a wrong try, the table turns back to what is marked. */
  readonly hints: Candidate[] = $derived.by(() =>
    this.#phase && this.marked && this.step.move ? [{ move: this.step.move, visits: 1, value: 1 }] : [],
  );

  /** What a partner proposes at this step. */
  readonly proposals: Proposal[] = $derived.by(() => (this.step.offer && !this.over ? [this.step.offer.proposal] : []));

  /** Says why a proposal should be accepted, whatever else was replied. */
  refuse(reply: Refusal): void {
    if (this.step.offer) this.#explain(this.step.offer.replies[reply]);
  }

  /** Makes a move: the one asked for goes on, any other is explained. */
  send(move: string): void {
    if (this.over) return;
    if (move === this.step.move) this.go(this.at + 1);
    else this.#missed(move);
  }

  /** Whether a move will be accepted: a table need not ask to confirm one that will not. */
  accepts(move: string): boolean {
    return move === this.step.move;
  }

  /** Another choice is being made: what was said about the last one is out of date. */
  touched(): void {
    this.answer = null;
    this.#queue.hurry();
  }

  /** Says why. Tiles that were picked are put back, so those that are meant are marked: there are many pairs. */
  #missed(move: string): void {
    this.#explain(this.step.tries?.[move] ?? null);
    if (move.startsWith("pick ")) this.#asked = true;
  }

  #explain(answer: Answer | null): void {
    this.answer = answer;
    this.#phase += 1;
    this.turn += 1;
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
    const left = this.step;
    const follows = at === this.at + 1 && at < this.lesson.steps.length;
    this.#explain(null);
    this.#asked = false;
    this.#queue.clear();
    this.#passing = null;
    this.at = at;
    this.#kept(at);
    if (follows && this.step.before && this.#split) this.#play([left, ...this.step.before, this.step], this.#split);
  }

  /** Shows one moment after the other, each in the beats that a real table would show. */
  #play(moments: readonly Moment[], split: Split): void {
    const past = this.lesson.steps.slice(0, this.at).map(({ view, told }) => ({ length: told, views: { [SEAT]: view } }));
    const beats = moments.slice(1).flatMap((after, nth) => {
      const before = moments[nth] as Moment;
      const turn: Turn = { before: this.#known(before), after: this.#known(after), news: this.#news(before, after), past };
      return split(turn).map((beat): Shown => {
        const view = beat.views[SEAT] ?? after.view;
        return { lasts: beat.lasts * SHARE, show: () => this.#pass({ view, told: before.told + beat.told, lines: beat.lines ?? [] }) };
      });
    });
    this.#queue.add([...beats, { lasts: 0, show: () => (this.#passing = null) }]);
  }

  #pass(moment: Moment & { lines: readonly BeatLine[] }): void {
    this.#passing = moment;
    this.#phase += 1;
  }

  #known({ view, told }: Moment): Turn["before"] {
    return { views: { [SEAT]: view }, story: this.lesson.story.slice(0, told) };
  }

  #news(before: Moment, after: Moment): StoryEvent[] {
    return this.lesson.story.slice(before.told, after.told);
  }
}

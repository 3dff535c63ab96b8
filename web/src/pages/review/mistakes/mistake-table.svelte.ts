/** Sets up one's own mistakes at a table, one after the other, and has every try judged. */
import { ApiError, get, post } from "$lib/server/api";
import type { TableProps } from "$lib/props";
import type { Candidate, Refusal, SeatView, StoryEvent, Table } from "$lib/types";
import type { Decision } from "../../../review/parts";
import type { Taught } from "../../learn/TaughtTable.svelte";
import type { Film } from "../../replay/steps";

/** What became of a mistake: solved at the first try, solved later, shown, or left out. */
export type Ending = "found" | "late" | "shown" | "open";

/** What the last try was worth: its judgement, the game's own move again, or a call that failed. */
export type Try = { kind: "judged"; decision: Decision } | { kind: "same" } | { kind: "problem"; refusal: Refusal };

export class MistakeTable implements Taught {
  /** The current mistake; their number once all are done. */
  at = $state(0);
  last = $state.raw<Try | null>(null);
  judging = $state(false);
  marked = $state(false);
  endings = $state.raw<readonly Ending[]>([]);
  /** The real view of the position, with what may be done there; null while it is loaded. */
  #position = $state.raw<SeatView | null>(null);
  problem = $state.raw<Refusal | null>(null);
  #wrong = $state(0);
  /** Changes with every try: what was planned before is no longer valid. */
  #phase = $state(1);
  readonly table: Table;

  constructor(
    table: Table,
    readonly seat: number,
    readonly film: Film,
    readonly mistakes: readonly Decision[],
  ) {
    this.table = { ...table, outcome: null, state: "running", waiting_for: [seat] };
    this.endings = mistakes.map(() => "open");
    void this.#setUp();
  }

  get over(): boolean {
    return this.at >= this.mistakes.length;
  }

  /** At the end, the last one stays. */
  get mistake(): Decision {
    return this.mistakes[Math.min(this.at, this.mistakes.length - 1)] as Decision;
  }

  get solved(): boolean {
    return this.last?.kind === "judged" && this.last.decision.accepted === true;
  }

  get ready(): boolean {
    return this.#position !== null;
  }

  get closed(): boolean {
    return this.solved || this.judging || this.over;
  }

  get moment(): string {
    return `${this.at} ${this.solved} ${this.marked}`;
  }

  get story(): StoryEvent[] {
    return this.film.story.slice(0, this.film.steps[this.mistake.step]?.length ?? 0);
  }

  readonly view: TableProps["view"] = $derived.by(() => ({ ...(this.#position as SeatView), phase: this.#phase, undo: 0 }));
  readonly hints: Candidate[] = $derived.by(() => {
    // Without the reasons, which the coach gives.
    return this.marked && !this.solved ? [{ move: this.mistake.best, visits: 1, value: 1 }] : [];
  });

  send(move: string): void {
    if (!this.closed) void this.#try(move);
  }

  async #try(move: string): Promise<void> {
    const { at } = this;
    this.judging = true;
    const result = move === this.mistake.move ? ({ kind: "same" } as const) : await this.#judged(move);
    this.judging = false;
    if (at !== this.at) return; // gone on meanwhile
    this.last = result;
    this.#phase += 1;
    if (this.solved) this.#end(this.marked ? "shown" : this.#wrong === 0 ? "found" : "late");
    else if (result.kind === "judged") this.#wrong += 1;
  }

  async #judged(move: string): Promise<Try> {
    try {
      const path = `/tables/${encodeURIComponent(this.table.id)}/judge`;
      return { kind: "judged", decision: await post<Decision>(path, { step: this.mistake.step, move }) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { kind: "problem", refusal: error.refusal };
    }
  }

  /** Marks what was better at the table. It can still be played. */
  mark(): void {
    this.marked = true;
    this.#end("shown");
  }

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.mistakes.length);
    this.last = null;
    this.marked = false;
    this.#wrong = 0;
    this.#phase += 1;
    if (!this.over) void this.#setUp();
  }

  again(): void {
    void this.#setUp();
  }

  #end(ending: Ending): void {
    this.endings = this.endings.map((one, nth) => (nth === this.at && one === "open" ? ending : one));
  }

  async #setUp(): Promise<void> {
    const { at } = this;
    this.#position = null;
    this.problem = null;
    try {
      const path = `/tables/${encodeURIComponent(this.table.id)}/position?step=${this.mistake.step}`;
      const { view } = await get<{ view: SeatView }>(path);
      if (at === this.at) this.#position = view;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (at === this.at) this.problem = error.refusal;
    }
  }
}

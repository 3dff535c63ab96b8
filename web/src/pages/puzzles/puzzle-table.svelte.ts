/** Sets a puzzle at a table, and keeps how it went. */
import type { GameName } from "$lib/types";
import { AskedTable } from "../learn/asked-table.svelte";
import type { Answer } from "../learn/lesson";
import { afterDaily, afterTry, type Kept } from "./kept";
import { nextBest, type Puzzle } from "./puzzle";

export class PuzzleTable extends AskedTable {
  puzzle = $state.raw<Puzzle>(undefined as unknown as Puzzle);
  kept = $state.raw<Kept>(undefined as unknown as Kept);
  /** Of a daily puzzle. */
  date = $state<string | null>(null);
  /** By how much the rating changed with this puzzle; null if it did not count. */
  gained = $state<number | null>(null);
  readonly over = false;
  readonly #save: (kept: Kept) => void;

  constructor(
    readonly game: GameName,
    puzzle: Puzzle,
    date: string | null,
    kept: Kept,
    save: (kept: Kept) => void,
  ) {
    super();
    this.puzzle = puzzle;
    this.date = date;
    this.kept = kept;
    this.#save = save;
  }

  override get question(): Puzzle {
    return this.puzzle;
  }

  protected override get name(): string {
    return this.puzzle.id;
  }

  /** After a wrong try, or when it is shown, the answer may be asked for. */
  get mayMark(): boolean {
    return !this.solved && !this.marked && this.wrong > 0;
  }

  /** What a move is worth, whether it is tried or not. */
  judge(move: string): Answer | null {
    const { right, worth } = this.puzzle;
    const wins = worth[move];
    if (wins === undefined) return null;
    const best = Math.max(...Object.keys(right).map((each) => worth[each] ?? 0));
    if (move in right) return { reason: "right", params: { wins: best, next: nextBest(this.puzzle) } };
    return { reason: "wrong", params: { wins, best } };
  }

  protected override worth(move: string): Answer | null {
    return this.judge(move);
  }

  protected override tried(isRight: boolean): void {
    const before = this.kept;
    const { id, rating } = this.puzzle;
    let kept = afterTry(before, id, rating, isRight && !this.marked);
    if (!before.tries[id]) this.gained = kept.rating - before.rating;
    if (isRight && !this.marked && this.date) kept = afterDaily(kept, this.date);
    if (kept === before) return;
    this.kept = kept;
    this.#save(kept);
  }

  /** Another puzzle comes. */
  set(puzzle: Puzzle, date: string | null = null): void {
    this.begin();
    this.gained = null;
    this.puzzle = puzzle;
    this.date = date;
  }
}

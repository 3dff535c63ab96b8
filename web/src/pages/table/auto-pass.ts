/** Passing for a player who can do nothing else.
 *
 * It tells the others nothing new: everything built, all bids and the display are open (T6), so everybody can work out who
 * can bid what, and the table shows it (T4.1e). With the referee off, nearly every number may be bid, and passing is
 * only forced where the bids before leave none.
 */
import type { SeatView, StoryEvent } from "$lib/types";

export class AutoPass {
  /** Moments at which this device has passed. After an undo the story is as long as before: no second time. */
  readonly #done = new Set<string>();

  /** Whether to pass now, for this seat, with this many events behind us. */
  wanted(on: boolean, seat: number, view: SeatView | undefined, told: number): boolean {
    return on && view?.legal.length === 1 && view.legal[0] === "pass" && !this.#done.has(`${seat} ${told}`);
  }

  /** Returns whether this is the first time at this moment. */
  begin(seat: number, told: number): boolean {
    const first = !this.#done.has(`${seat} ${told}`);
    this.#done.add(`${seat} ${told}`);
    return first;
  }
}

/** Whether the table's pass was the last thing this seat did: taking it back would only offer the same pass again. */
export function isOnlyAutoPassed(story: readonly StoryEvent[], seat: number, passedAt: number | undefined): boolean {
  if (passedAt === undefined) return false;
  const own = story.slice(passedAt).filter((event) => event.seat === seat);
  return own.length === 1 && own[0]?.kind === "pass";
}

/** The lock: everybody's promises and the terms, fixed before anybody shows a number. */
import type { SeatInfo, Table } from "$lib/types";
import type { Mine, Seen } from "./pins";
import { conditionsOf, fits, readTerms, same } from "./terms";

export type Lock = NonNullable<Table["lock"]>;

/** Why this device keeps its numbers to itself. `other`: a seat of mine had another number before, perhaps from another device. */
export type LockProblem = "commitment" | "mine" | "terms" | "lock" | "other";

/** Null if the lock holds what this device saw and gave.
 *
 * @param before the table as it was shown before the lock
 */
export function lockProblem(table: Table, lock: Lock, mine: Mine, seen: Seen, before: Table): LockProblem | null {
  if (!table.commitment || (seen.commitment !== null && seen.commitment !== table.commitment)) return "commitment";
  if (seen.lock) return same(seen.lock.commitments, lock.commitments) && seen.lock.terms === lock.terms ? null : "lock";
  if (!fits(lock.terms, conditionsOf(before))) return "terms";
  if (isOwnStart(lock, seen)) return null;
  const foreign = mySeats(table).find(({ seat }) => !isSecret(mine, commitAt(lock, seat)));
  if (!foreign || mine.numbers.length === 0) return null;
  const taken = isDrawn(mine, commitAt(lock, foreign.seat)); // a number of mine, but one that the server knew
  return taken || isSecret(mine, before.seats[foreign.seat - 1]?.commit) ? "mine" : "other";
}

/** The lock of a start with which this device showed its numbers, though the answer was lost. */
function isOwnStart(lock: Lock, { started }: Seen): boolean {
  return !!started && started.terms === lock.terms && same(started.commitments, lock.commitments);
}

function isDrawn({ numbers }: Mine, commit: string | null | undefined): boolean {
  return numbers.some((drawn) => drawn.commit === commit);
}

/** A number that was shown before, with another lock, no longer counts. */
function isSecret(mine: Mine, commit: string | null | undefined): boolean {
  return isDrawn(mine, commit) && !mine.shown.includes(commit ?? "");
}

export function mySeats(table: Table): SeatInfo[] {
  return table.seats.filter((seat) => seat.mine && seat.kind === "player");
}

export function commitAt(lock: Lock, seat: number): string | null {
  return lock.commitments[readTerms(lock.terms)?.people.indexOf(seat) ?? -1] ?? null;
}

/** The seats as they can be recognised after they were drawn; bots are all alike. */
export function whoSits(table: Table): string[] {
  return table.seats.map(({ player, nickname }) => (player ? `${player} ${nickname}` : ""));
}

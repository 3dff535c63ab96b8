/** This device's part in the shuffle: it promises a number for each of its seats, and shows it once all are fixed. */
import { ApiError } from "$lib/server/api";
import type { SeatInfo, Table } from "$lib/types";
import { drawNumber, type Drawn } from "./commitments";
import { lockProblem, mySeats, whoSits, type LockProblem } from "./lock";
import { keepAcknowledged, keepNumber, keepSeen, keepShown, mineAt, secretNumbers, seenAt, type Seen } from "./pins";
import { conditionsOf, readTerms, textOf } from "./terms";

export function drawNumbers(count: number): Drawn[] {
  return Array.from({ length: count }, drawNumber);
}

/** Of a table that was created with these numbers. */
export function keepCreated(table: Table, numbers: readonly Drawn[]): void {
  numbers.forEach((drawn) => keepNumber(table.id, drawn));
  pinCommitment(table);
}

/** The first commitment of the server that this device sees is the one that counts. */
export function pinCommitment(table: Table): void {
  const seen = seenAt(table.id);
  if (seen.commitment === null && table.commitment) keepSeen(table.id, { ...seen, commitment: table.commitment });
}

/** One number per seat of mine, drawn once: the seat's own, one that no seat has, or a new one. */
export function numbersFor(id: string, seats: readonly SeatInfo[]): Drawn[] {
  const numbers = secretNumbers(id);
  const own = seats.map((seat) => numbers.find(({ commit }) => commit === seat.commit));
  const free = numbers.filter((drawn) => !own.includes(drawn));
  return own.map((drawn) => {
    const found = drawn ?? free.shift() ?? drawNumber();
    keepNumber(id, found);
    return found;
  });
}

/** For a seat that I am about to take. Without the table I cannot know which numbers my other seats have. */
export function numberForJoining(id: string): Drawn {
  const drawn = drawNumber();
  keepNumber(id, drawn);
  return drawn;
}

export function hasNumber(table: Table, seat: SeatInfo): boolean {
  return secretNumbers(table.id).some(({ commit }) => commit === seat.commit);
}

/** Whether my numbers can be sent with the start: nobody else sits here, the server's promise is already stored, and it has
 * no choice left about the terms. */
export function canShowAtStart(table: Table): boolean {
  const alone = table.seats.every((seat) => seat.kind !== "player" || seat.mine);
  return alone && textOf(conditionsOf(table)) !== null;
}

/** Keeps what the lock must be, and returns my numbers. Throws if the server's commitment is not the one first seen. */
export function numbersToShow(table: Table): Drawn[] {
  pinCommitment(table);
  const seen = seenAt(table.id);
  if (!table.commitment || seen.commitment !== table.commitment) throw refusal("commitment");
  const terms = textOf(conditionsOf(table)) ?? "";
  const numbers = shownBefore(table.id, seen, terms) ?? numbersFor(table.id, mySeats(table));
  const commitments = numbers.map(({ commit }) => commit);
  keepShown(table.id, commitments);
  keepSeen(table.id, { ...seen, started: { commitments, terms }, before: whoSits(table) });
  return numbers;
}

/** The same numbers again after a start that failed, if nothing else has changed; otherwise only new ones are secret. */
function shownBefore(id: string, { started }: Seen, terms: string): Drawn[] | null {
  if (started?.terms !== terms) return null;
  const { numbers } = mineAt(id);
  const found = started.commitments.map((commit) => numbers.find((drawn) => drawn.commit === commit));
  return found.every((drawn) => drawn !== undefined) ? found : null;
}

export function keepStarted(table: Table): void {
  for (const commit of seenAt(table.id).started?.commitments ?? []) keepAcknowledged(table.id, commit);
}

function refusal(problem: LockProblem): ApiError {
  return new ApiError({ code: `deal-${problem}`, rule: "", params: {} }, 0);
}

/** Checks and keeps the lock; says what is wrong with it. */
export function pinLock(table: Table, before: Table): LockProblem | null {
  const { lock } = table;
  if (!lock) return null;
  const seen = seenAt(table.id);
  const problem = lockProblem(table, lock, mineAt(table.id), seen, before);
  if (problem) keepSeen(table.id, { ...seen, problem: seen.problem ?? problem });
  else if (!seen.lock) keepSeen(table.id, { ...seen, ...pinOf(table) });
  return problem;
}

/** Forgets a lock that the server has undone because the deal failed; the verdict after the game will say so. */
export function dropLock(table: Table): boolean {
  const seen = seenAt(table.id);
  if (!table.deal_failed || !seen.lock) return false;
  keepSeen(table.id, { ...seen, lock: null, started: null, before: null, problem: null, failed: seen.failed + 1 });
  return true;
}

function pinOf(table: Table): Pick<Seen, "lock" | "before"> {
  const { commitments, terms } = table.lock as NonNullable<Table["lock"]>;
  const names = (readTerms(terms)?.people ?? []).map((number) => table.seats[number - 1]?.nickname ?? "");
  return { lock: { commitments, names, terms }, before: whoSits(table) };
}

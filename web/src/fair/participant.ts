/** Follows one live table: gives numbers, checks the lock, shows the numbers, keeps what was dealt. */
import { ApiError } from "$lib/server/api";
import type { StoryEvent, Table, Views } from "$lib/types";
import { withDeals } from "./deals";
import { commitAt, mySeats, whoSits, type Lock, type LockProblem } from "./lock";
import { keepAcknowledged, keepSeen, keepShown, mineAt, seenAt, type Seen } from "./pins";
import { dropLock, hasNumber, pinCommitment, pinLock } from "./taking-part";

export interface Calls {
  /** Promises a number of mine for a seat. */
  promise: (table: Table, seat: number) => Promise<unknown>;
  reveal: (table: string, seat: number, nonce: string) => Promise<{ table: Table }>;
}

export interface Moment {
  table: Table;
  views: Views;
  /** Everything this device has received so far. */
  story: readonly StoryEvent[];
}

const MOST_TRIES = 3;
const MOST_REVEALS = 20;
const REVEAL_AGAIN = 500;

export class Participant {
  /** Why this device does not show its numbers. */
  problem: LockProblem | null = null;
  #before: Table | null = null;
  #busy = new Set<string>();
  #tries = new Map<number, number>();

  constructor(private readonly calls: Calls) {}

  /** Whatever the server sends. Returns when everything that follows from it has been sent. */
  async see({ table, views, story }: Moment): Promise<void> {
    if (table.state === "open" || mySeats(table).length > 0) pinCommitment(table);
    if (table.state === "open" && !table.lock) {
      if (dropLock(table)) this.problem = null;
      this.#before = table;
      return this.#giveNumbers(table);
    }
    if (table.lock) await this.#answerLock(table, table.lock);
    if (mySeats(table).length > 0) keepDeals(table, views, story);
  }

  /** A few tries: a server that never shows my commitment is named at the lock. */
  async #giveNumbers(table: Table): Promise<void> {
    for (const { seat } of mySeats(table).filter((one) => !hasNumber(table, one))) {
      const tries = this.#tries.get(seat) ?? 0;
      this.#tries.set(seat, tries + 1);
      if (tries < MOST_TRIES) await this.#once(`promise ${seat}`, () => this.calls.promise(table, seat));
    }
  }

  async #answerLock(table: Table, lock: Lock): Promise<void> {
    this.problem = pinLock(table, this.#before ?? table) ?? this.problem;
    for (const { seat } of mySeats(table)) {
      const commit = commitAt(lock, seat);
      const mine = mineAt(table.id).numbers.find((drawn) => drawn.commit === commit);
      if (!mine || this.problem) continue;
      if (lock.revealed.includes(seat)) keepAcknowledged(table.id, mine.commit);
      else await this.#once(mine.commit, () => this.#reveal(table.id, seat, mine));
    }
  }

  async #reveal(table: string, seat: number, { commit, nonce }: { commit: string; nonce: string }): Promise<void> {
    keepShown(table, [commit]);
    const answer = await stubbornly(() => this.calls.reveal(table, seat, nonce));
    const { state, lock } = answer.table;
    if (state !== "open" || lock?.revealed.includes(seat)) keepAcknowledged(table, commit);
  }

  /** One request at a time for each purpose; a failed one is repeated with the next message. */
  async #once(purpose: string, request: () => Promise<unknown>): Promise<void> {
    if (this.#busy.has(purpose)) return;
    this.#busy.add(purpose);
    await request()
      .catch(() => undefined)
      .finally(() => this.#busy.delete(purpose));
  }
}

/** Time is short: what the network lost is sent again at once. A refusal is an answer. */
async function stubbornly<T>(request: () => Promise<T>): Promise<T> {
  for (let left = MOST_REVEALS; ; left -= 1) {
    try {
      return await request();
    } catch (error) {
      if (left <= 1 || (error instanceof ApiError && error.status !== 0)) throw error;
      await new Promise((done) => setTimeout(done, REVEAL_AGAIN));
    }
  }
}

/** Keeps who sat where, who began and what was dealt, as this device saw it while it happened. */
function keepDeals(table: Table, views: Views, story: readonly StoryEvent[]): void {
  const seen = seenAt(table.id);
  if (table.state !== "running" && seen.after === null) return;
  const begun: Seen = { ...seen, after: seen.after ?? whoSits(table), start: seen.start === undefined ? table.start : seen.start };
  const next = withDeals(begun, { game: table.settings.game, story, views });
  if (JSON.stringify(next) !== JSON.stringify(seen)) keepSeen(table.id, next);
}

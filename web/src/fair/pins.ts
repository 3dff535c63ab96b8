/** What this device keeps of a table to check its deal later: the numbers it drew, and what it was shown.
 *
 * One entry per table and kind, so two tabs do not overwrite each other's. Without storage (a private
 * window) everything lasts as long as the page, and after that nothing can be proved.
 */
import type { Drawn } from "./commitments";

const PREFIX = "drafting-table-deal";
const VERSION = 2;
const TABLES_KEPT = 50;

/** My numbers at a table, one per seat, drawn once; and those whose reveal the server acknowledged. */
export interface Mine {
  numbers: Drawn[];
  /** Commitments whose number was sent: they are worth nothing for any other lock. */
  shown: string[];
  acknowledged: string[];
}

export interface PinnedLock {
  /** One per person, in seat order. */
  commitments: (string | null)[];
  names: string[];
  terms: string;
}

/** What the lock must be after a start that revealed my numbers: only my commitments, and exactly these terms. */
export interface PinnedStart {
  commitments: string[];
  terms: string;
}

/** What a view showed of a deal: the n-th line of the record that begins like this holds at least these items. */
export interface ShownDeal {
  line: string;
  nth: number;
  items: string[];
}

export interface Seen {
  /** The server's commitment when this device first saw the table. */
  commitment: string | null;
  lock: PinnedLock | null;
  started: PinnedStart | null;
  /** Who sat where at the lock, and in the first moment of the game. */
  before: string[] | null;
  after: string[] | null;
  /** Undefined until the game has begun; null in games without a start player. */
  start?: number | null;
  /** The deals in order, as this device saw them; "" where they were hidden from it. */
  dealt: string[];
  shown: ShownDeal[];
  /** Per deal: what was put back before it, to be dealt again. */
  returned: string[];
  /** Who began, as this device saw during the game; null before that, and in games without a start player. */
  began: number | null;
  /** Why this device did not reveal its numbers, or what changed afterwards. */
  problem: string | null;
  /** Starts that the server has undone after this device had seen the lock. */
  failed: number;
}

const NOTHING_MINE: Mine = { numbers: [], shown: [], acknowledged: [] };
const NOTHING_SEEN: Seen = {
  commitment: null,
  lock: null,
  started: null,
  before: null,
  after: null,
  dealt: [],
  shown: [],
  returned: [],
  began: null,
  problem: null,
  failed: 0,
};

/** What could not be stored, and what was read or written last. */
const memory = new Map<string, unknown>();

export function mineAt(table: string): Mine {
  return shaped(NOTHING_MINE, read("mine", table));
}

export function seenAt(table: string): Seen {
  return shaped(NOTHING_SEEN, read("seen", table));
}

/** Anything may be in storage; lists must be lists. */
function shaped<T extends object>(nothing: T, found: Partial<T>): T {
  const whole = { ...nothing, ...found };
  const lists = Object.keys(nothing).filter((key) => Array.isArray(nothing[key as keyof T])) as (keyof T)[];
  return lists.every((key) => Array.isArray(whole[key])) ? whole : nothing;
}

function keepMine(table: string, mine: Mine): void {
  write("mine", table, mine);
}

export function keepSeen(table: string, seen: Seen): void {
  write("seen", table, seen);
}

export function keepNumber(table: string, drawn: Drawn): void {
  const mine = mineAt(table);
  if (mine.numbers.some(({ commit }) => commit === drawn.commit)) return;
  keepMine(table, { ...mine, numbers: [...mine.numbers, drawn] });
}

/** Before a number is sent. */
export function keepShown(table: string, commits: readonly string[]): void {
  const mine = mineAt(table);
  keepMine(table, { ...mine, shown: [...new Set([...mine.shown, ...commits])] });
}

/** The numbers that only this device knows. */
export function secretNumbers(table: string): Drawn[] {
  const { numbers, shown } = mineAt(table);
  return numbers.filter(({ commit }) => !shown.includes(commit));
}

export function keepAcknowledged(table: string, commit: string): void {
  const mine = mineAt(table);
  if (!mine.acknowledged.includes(commit)) keepMine(table, { ...mine, acknowledged: [...mine.acknowledged, commit] });
}

// ---- storage

interface Stored {
  version: number;
  at: number;
  value: object;
}

type Kind = "mine" | "seen";

const keyOf = (kind: Kind, table: string): string => `${PREFIX}/${kind}/${table}`;

function read<T>(kind: Kind, table: string): Partial<T> {
  const key = keyOf(kind, table);
  const stored = storedAt(key) ?? (memory.get(key) as Stored | undefined);
  return stored?.version === VERSION ? (stored.value as Partial<T>) : {};
}

function storedAt(key: string): Stored | null {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof found === "object" ? (found as Stored | null) : null;
  } catch {
    return null;
  }
}

function write(kind: Kind, table: string, value: object): void {
  const key = keyOf(kind, table);
  const stored: Stored = { version: VERSION, at: Date.now(), value };
  memory.set(key, stored);
  try {
    localStorage.setItem(key, JSON.stringify(stored));
    dropOldest(kind);
  } catch {
    // A private window or a full disk: what is in memory must do.
  }
}

function dropOldest(kind: Kind): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(`${PREFIX}/${kind}/`));
  if (keys.length <= TABLES_KEPT) return;
  const aged = keys.map((key) => [storedAt(key)?.at ?? 0, key] as const).sort(([one], [other]) => one - other);
  for (const [, key] of aged.slice(0, keys.length - TABLES_KEPT)) localStorage.removeItem(key);
}

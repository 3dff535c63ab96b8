/** Tables on this device: asks Python, stores what it decided, then shows it.
 *
 * One request at a time, and nothing is shown before it is stored: a tab that is closed at any moment
 * loses nothing that was on the screen.
 */
import type { FromServer } from "../lib/types";

/** An entry of a table's log, as Python writes it. */
export interface Entry {
  number: number;
  at: number;
  kind: string;
  data: string;
}

/** What is stored of a table: its secret, its line in lists, and its log. */
export interface StoredTable {
  id: string;
  secret: string;
  line: unknown;
  entries: Entry[];
}

export interface Store {
  /** All tables, with their whole logs. */
  tables(): Promise<StoredTable[]>;
  /** Adds entries to the logs of tables, all of them or none. */
  append(changes: StoredTable[]): Promise<void>;
}

/** Python's side: `draftingtable.local.bridge`. */
export interface Bridge {
  /** Forgets everything; what was stored is loaded again. */
  restart(): void;
  request(text: string): string;
}

export type Request =
  | { do: "call"; method: "GET" | "POST"; path: string; body?: unknown }
  | { do: "load"; id: string; secret: string; entries: Entry[] }
  | { do: "open" | "close"; id: string }
  | { do: "send"; id: string; message: unknown }
  | { do: "run" };

interface Answer {
  answer: [status: number, content: unknown] | null;
  stored: StoredTable[];
  messages: [id: string, message: FromServer][];
  due: number | null;
}

/** Browsers run a timer at once if its delay does not fit 31 bits. */
const LONGEST_DELAY = 2 ** 31 - 1;

export class Engine {
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = new Set<string>();

  constructor(
    private readonly bridge: Bridge,
    private readonly store: Store,
    private readonly show: (id: string, message: FromServer) => void,
  ) {}

  /** Loads what is stored. */
  start(): Promise<void> {
    return this.#inTurn(() => this.#load());
  }

  /** Answers a call with its status and content; other requests with null. */
  ask(request: Request): Promise<Answer["answer"]> {
    return this.#inTurn(() => this.#ask(request));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }

  async #ask(request: Request): Promise<Answer["answer"]> {
    const { answer, stored, messages, due } = this.#request(request);
    try {
      if (stored.length > 0) await this.store.append(stored);
    } catch (error) {
      await this.#goBack();
      throw error;
    }
    if (request.do === "open") this.#opened.add(request.id);
    if (request.do === "close") this.#opened.delete(request.id);
    for (const [id, message] of messages) this.show(id, message);
    this.#wait(due);
    return answer;
  }

  #request(request: Request): Answer {
    return JSON.parse(this.bridge.request(JSON.stringify(request))) as Answer;
  }

  /** Returns to what is stored: Python has decided something that could not be kept. */
  async #goBack(): Promise<void> {
    this.bridge.restart();
    await this.#load();
    for (const id of this.#opened) {
      for (const [, message] of this.#request({ do: "open", id }).messages) this.show(id, message);
    }
  }

  async #load(): Promise<void> {
    let due: number | null = null;
    for (const { id, secret, entries } of await this.store.tables()) {
      ({ due } = this.#request({ do: "load", id, secret, entries }));
    }
    this.#wait(due);
  }

  #wait(due: number | null): void {
    clearTimeout(this.#timer);
    if (due === null) return;
    const delay = Math.min(Math.max(0, due - Date.now()), LONGEST_DELAY);
    this.#timer = setTimeout(() => void this.ask({ do: "run" }).catch(() => undefined), delay);
  }
}

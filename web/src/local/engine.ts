/** Tables on this device: asks Python, stores what it decided, then shows it.
 *
 * One request at a time, and nothing is shown before it is stored: a tab that is closed at any moment
 * loses nothing that was on the screen.
 */
import type { FromServer, TableLine } from "../lib/types";

/** An entry of a table's log, as Python writes it. */
export interface Entry {
  number: number;
  at: number;
  kind: string;
  data: string;
}

/** What is stored of a table besides its log: its secret, and its line in lists. */
export interface StoredTable {
  id: string;
  secret: string;
  line: Pick<TableLine, "state"> & Partial<TableLine>;
}

/** A table with the entries that were added to its log. */
export interface Grown extends StoredTable {
  entries: Entry[];
}

/** What is not a table: a campaign. A new version replaces the old one. */
export interface Document {
  id: string;
  data: string;
}

export interface Store {
  tables(): Promise<StoredTable[]>;
  log(table: string): Promise<Entry[]>;
  documents(): Promise<Document[]>;
  /** Removes tables with their logs, and documents: all of it or nothing. */
  forget(tables: string[], documents: string[]): Promise<void>;
  /** Adds entries to the logs of tables and replaces documents: all of it or nothing. */
  keep(tables: Grown[], documents: Document[]): Promise<void>;
}

/** Python's side: `draftingtable.local.bridge`. */
export interface Bridge {
  /** Forgets everything; what was stored is loaded again. */
  restart(): void;
  request(text: string): string;
}

export type Request =
  | { do: "call"; method: "GET" | "POST"; path: string; body?: unknown }
  | { do: "load"; id: string; secret: string; line: unknown; entries: Entry[] }
  | { do: "list"; id: string; secret: string; line: unknown }
  | { do: "document"; id: string; data: string }
  | { do: "open" | "close"; id: string }
  | { do: "send"; id: string; message: unknown }
  | { do: "run" };

interface Answer {
  answer: [status: number, content: unknown] | null;
  stored: Grown[];
  documents?: Document[];
  messages: [id: string, message: FromServer][];
  due: number | null;
  /** Tables whose logs Python needs before it can answer. */
  needs?: string[];
}

/** Browsers run a timer at once if its delay does not fit 31 bits. */
const LONGEST_DELAY = 2 ** 31 - 1;

export class Engine {
  #last: Promise<unknown> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #opened = new Set<string>();
  #outdated = false;

  constructor(
    private readonly bridge: Bridge,
    private readonly store: Store,
    private readonly show: (id: string, message: FromServer) => void,
    /** Called after something was stored. */
    private readonly stored: () => void = () => undefined,
  ) {}

  /** Loads what is stored. */
  start(): Promise<void> {
    return this.#inTurn(() => this.#load());
  }

  /** Answers a call with its status and content; other requests with null. */
  ask(request: Request): Promise<Answer["answer"]> {
    return this.#inTurn(() => this.#ask(request));
  }

  /** Another page has stored something: what is known here counts no more. */
  changedElsewhere(): void {
    this.#outdated = true;
    if (this.#opened.size > 0) void this.#inTurn(() => this.#catchUp()).catch(() => undefined);
  }

  /** Removes what goes on elsewhere. */
  forget(tables: string[], documents: string[]): Promise<void> {
    return this.#inTurn(async () => {
      for (const id of tables) this.#opened.delete(id);
      await this.store.forget(tables, documents);
      await this.#goBack();
      this.stored();
    });
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
    await this.#catchUp();
    const { answer, stored, documents = [], messages, due } = await this.#answered(request);
    if (stored.length > 0 || documents.length > 0) await this.#keep(stored, documents);
    if (request.do === "open") this.#opened.add(request.id);
    if (request.do === "close") this.#opened.delete(request.id);
    for (const [id, message] of messages) this.show(id, message);
    this.#wait(due);
    return answer;
  }

  async #keep(tables: Grown[], documents: Document[]): Promise<void> {
    try {
      await this.store.keep(tables, documents);
    } catch (error) {
      await this.#goBack();
      throw error;
    }
    this.stored();
  }

  async #catchUp(): Promise<void> {
    if (this.#outdated) await this.#goBack();
  }

  /** Asks, and again with the logs that turn out to be needed. */
  async #answered(request: Request): Promise<Answer> {
    const loaded = new Set<string>();
    for (;;) {
      const found = this.#request(request);
      const missing = new Set(found.needs);
      if (missing.size === 0) return found;
      const tables = (await this.store.tables()).filter(({ id }) => missing.has(id) && !loaded.has(id));
      if (tables.length === 0) throw new Error("a log is missing");
      for (const table of tables) {
        await this.#loadTable(table);
        loaded.add(table.id);
      }
    }
  }

  #request(request: Request): Answer {
    return JSON.parse(this.bridge.request(JSON.stringify(request))) as Answer;
  }

  /** Python has decided something that could not be kept, or does not know what another page has kept. */
  async #goBack(): Promise<void> {
    this.#outdated = false;
    this.bridge.restart();
    await this.#load();
    for (const id of this.#opened) {
      const { messages, due } = await this.#answered({ do: "open", id });
      for (const [table, message] of messages) this.show(table, message);
      this.#wait(due);
    }
  }

  /** Games that are over are only listed: playing them through again would delay every start. */
  async #load(): Promise<void> {
    clearTimeout(this.#timer);
    for (const table of await this.store.tables()) {
      const { id, secret, line } = table;
      if (line.state === "open" || line.state === "running") await this.#loadTable(table);
      else this.#request({ do: "list", id, secret, line });
    }
    for (const { id, data } of await this.store.documents()) this.#request({ do: "document", id, data });
  }

  async #loadTable({ id, secret, line }: StoredTable): Promise<void> {
    this.#request({ do: "load", id, secret, line, entries: await this.store.log(id) });
  }

  /** Bots wait while nobody looks: the device does nothing then, and another page may have the table open. */
  #wait(due: number | null): void {
    clearTimeout(this.#timer);
    if (due === null || this.#opened.size === 0) return;
    const delay = Math.min(Math.max(0, due - Date.now()), LONGEST_DELAY);
    this.#timer = setTimeout(() => void this.ask({ do: "run" }).catch(() => undefined), delay);
  }
}

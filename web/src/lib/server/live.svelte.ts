/** One live table: the messages from the server and those to it.
 *
 * Reconnects automatically, requests the full state after a gap, and resends what was not acknowledged.
 * Each message has an id, so the server never applies one twice.
 */
import { applyChange, mergeViews, remember } from "./merge";
import { withoutSecret } from "../words/story";
import type {
  Candidate,
  ClockTime,
  FromServer,
  Ping,
  PingTarget,
  Proposal,
  Refusal,
  Said,
  StoryEvent,
  Table,
  ToServer,
  Views,
} from "../types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
const ALIVE_EVERY = 20_000;
const PING_LASTS = 6_000;

export type Connection = "connecting" | "open" | "lost" | "over";
type Numbered = Extract<ToServer, { id: string }>;

export interface LiveEvents {
  refused?: (error: Refusal) => void;
  story?: (events: StoryEvent[]) => void;
  said?: (said: Said) => void;
  turn?: () => void;
}

export class LiveTable {
  connection = $state<Connection>("connecting");
  /** Whether a table has ever been received. */
  table = $state.raw<Table | null>(null);
  views = $state.raw<Views>({});
  story = $state.raw<StoryEvent[]>([]);
  chat = $state.raw<Said[]>([]);
  /** The moments seen since the page was opened, by the story's length, for looking back. */
  past = $state.raw<{ length: number; views: Views }[]>([]);
  me = $state.raw<{ player: string; seats: number[]; host: boolean }>({ player: "", seats: [], host: false });
  watching = $state(0);
  present = $state.raw<number[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  pings = $state.raw<Ping[]>([]);
  hints = $state.raw<Candidate[]>([]);
  hintAsked = $state(false);
  /** Server's time minus ours, for clocks. */
  skew = $state(0);
  /** When the clocks of `table` were received, in our time. */
  clocksAt = $state(0);
  unsent = $state.raw<Numbered[]>([]);
  goodbye = $state<"" | "expired">("");

  #socket: WebSocket | null = null;
  #number = -1;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #alive: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(
    readonly id: string,
    private readonly on: LiveEvents = {},
  ) {}

  get busy(): boolean {
    return this.unsent.some((message) => message.type !== "hint");
  }

  open(): void {
    this.#closed = false;
    this.#connect();
    addEventListener("online", this.#now);
    addEventListener("offline", this.#lost);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#lost);
    document.removeEventListener("visibilitychange", this.#wake);
    clearTimeout(this.#retry);
    clearInterval(this.#alive);
    this.#socket?.close();
  }

  // ---- messages to the server

  move(seat: number, move: string): void {
    const view = this.views[String(seat)];
    if (!view || this.busy) return;
    this.hints = [];
    this.#sendSurely({ type: "move", id: newId(), seat, phase: view.phase, move });
  }

  undo(seat: number): void {
    if (this.busy) return;
    this.hints = [];
    this.#sendSurely({ type: "undo", id: newId(), seat });
  }

  hint(seat: number): void {
    this.hintAsked = true;
    this.#sendSurely({ type: "hint", id: newId(), seat });
  }

  say(words: { text: string } | { phrase: string }): void {
    this.#sendNow({ type: "say", ...words } as ToServer);
  }

  ping(seat: number, target: PingTarget): void {
    this.#sendNow({ type: "ping", seat, ...target });
  }

  propose(seat: number, move: string): void {
    this.#sendNow({ type: "propose", seat, move });
  }

  withdraw(seat: number, move: string): void {
    this.#sendNow({ type: "withdraw", seat, move });
  }

  #sendSurely(message: Numbered): void {
    this.unsent = [...this.unsent, message];
    this.#sendNow(message);
  }

  #sendNow(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  // ---- the connection

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed || this.#isOpening()) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/v1/tables/${encodeURIComponent(this.id)}/live`);
    this.#socket = socket;
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(JSON.parse(String(data)) as FromServer);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#hasClosed();
    };
    clearInterval(this.#alive);
    this.#alive = setInterval(() => this.#sendNow({ type: "alive" }), ALIVE_EVERY);
  }

  #isOpening(): boolean {
    const state = this.#socket?.readyState;
    return state === WebSocket.CONNECTING || state === WebSocket.OPEN;
  }

  #hasClosed(): void {
    clearInterval(this.#alive);
    if (this.#closed || this.goodbye) {
      this.connection = "over";
      return;
    }
    this.connection = "lost";
    const jitter = 0.7 + Math.random() * 0.6; // so clients do not all reconnect at once
    this.#retry = setTimeout(() => this.#connect(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #now = (): void => {
    this.#wait = FIRST_WAIT;
    this.#connect();
  };

  /** A browser that is offline may keep a dead socket for minutes. */
  #lost = (): void => {
    this.#socket?.close();
    const left = this.#socket;
    this.#socket = null;
    if (left) this.#hasClosed();
  };

  #wake = (): void => {
    if (!document.hidden && this.connection !== "open") this.#now();
  };

  // ---- messages from the server

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "change":
        return this.#changed(message);
      case "accepted":
        return this.#done(message.id);
      case "refused":
        this.views = mergeViews(this.views, message.views);
        if (message.id !== null) this.#done(message.id);
        this.hintAsked = false;
        return this.on.refused?.(message.error);
      case "said":
        return this.#heard(message);
      case "pinged":
        return this.#pinged(message);
      case "presence":
        this.present = message.seats;
        this.watching = message.watching;
        return;
      case "hint":
        this.#done(message.id);
        this.hintAsked = false;
        this.hints = message.candidates;
        return;
      case "clock":
        return this.#clocks(message.clocks, message.now);
      case "bye":
        if (message.reason === "expired") this.goodbye = "expired";
        this.#wait = FIRST_WAIT;
        return;
    }
  }

  #welcomed(message: Extract<FromServer, { type: "welcome" }>): void {
    const before = this.story.length;
    const first = this.table === null;
    this.#wait = FIRST_WAIT;
    this.#number = message.number;
    this.table = message.table;
    this.views = message.views;
    this.me = message.me;
    this.chat = message.chat;
    this.story = this.#forAllHere(message.story);
    this.skew = message.now - Date.now();
    this.clocksAt = Date.now();
    this.proposals = message.proposals;
    this.present = presentSeats(message.table);
    this.connection = "open";
    for (const waiting of this.unsent) this.#sendNow(waiting);
    this.past = [{ length: this.story.length, views: this.views }];
    if (!first && this.story.length > before) this.on.story?.(this.story.slice(before));
    this.on.turn?.();
  }

  #changed(message: Extract<FromServer, { type: "change" }>): void {
    if (message.number <= this.#number) return;
    if (message.number > this.#number + 1) return this.#sendNow({ type: "resync" });
    this.#number = message.number;
    const news = this.#forAllHere(message.story ?? []);
    const next = applyChange({ views: this.views, story: this.story }, { ...message, story: news });
    this.views = next.views;
    this.story = next.story;
    this.past = remember(this.past, this.story.length, this.views);
    if (message.proposals) this.proposals = message.proposals;
    if (message.views) this.hints = [];
    if (message.me) this.me = message.me;
    if (message.table) {
      this.table = message.table;
      this.present = presentSeats(message.table); // seats may have been drawn, so the old numbers may belong to others
      this.clocksAt = Date.now();
    }
    if (news.length) this.on.story?.(news);
    this.on.turn?.();
  }

  /** Hides secrets when several people share a device, so nobody can read another's hand. */
  #forAllHere(events: StoryEvent[]): StoryEvent[] {
    return this.me.seats.length > 1 ? events.map(withoutSecret) : events;
  }

  #heard({ by, text, phrase, at }: Said): void {
    const said: Said = { by, at, ...(text === undefined ? {} : { text }), ...(phrase === undefined ? {} : { phrase }) };
    this.chat = [...this.chat, said];
    this.on.said?.(said);
  }

  #pinged({ seat, city, square, card }: PingTarget & { seat: number }): void {
    const ping: Ping = { seat, at: Date.now() };
    if (city !== undefined) ping.city = city;
    if (square !== undefined) ping.square = square;
    if (card !== undefined) ping.card = card;
    this.pings = [...this.pings, ping];
    setTimeout(() => (this.pings = this.pings.filter((one) => one !== ping)), PING_LASTS);
  }

  #clocks(clocks: Record<string, ClockTime>, now: number): void {
    if (!this.table) return;
    this.table = { ...this.table, clocks };
    this.skew = now - Date.now();
    this.clocksAt = Date.now();
  }

  #done(id: string): void {
    this.unsent = this.unsent.filter((message) => message.id !== id);
  }
}

function presentSeats(table: Table): number[] {
  return table.seats.filter((seat) => seat.here).map((seat) => seat.seat);
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** One live table: the messages from the server, or from this device, and those to it.
 *
 * Reconnects automatically, requests the full state after a gap, and resends what was not acknowledged.
 * Each message has an id, so the server never applies one twice.
 */
import { oneBeat, type BeatLine, type Split } from "../pace/beats";
import { BeatQueue } from "../pace/queue";
import { applyChange, mergeViews, presentSeats, remember, type Known, type Past } from "./merge";
import { Link, type Connection } from "./link.svelte";
import { Outbox, type Numbered } from "./outbox.svelte";
import { PartnerTalk } from "./partner-talk";
import { restartAnnounced } from "./club.svelte";
import { server } from "./transport";
import { withoutSecret } from "../words/story";
import type {
  Candidate,
  ClockTime,
  Coached,
  FromServer,
  Ping,
  PingTarget,
  Proposal,
  Refusal,
  RepliedMessage,
  Said,
  StoryEvent,
  Table,
  ToServer,
  Views,
  Wish,
  WishAnswered,
} from "../types";

const PING_LASTS = 6_000;
const CHAT_KEPT = 200;
/** How much of a beat's time is left when one's own clock runs. */
const ON_THE_CLOCK = 0.3;

export interface LiveEvents {
  refused?: (error: Refusal) => void;
  story?: (events: StoryEvent[]) => void;
  said?: (said: Said) => void;
  replied?: (reply: RepliedMessage) => void | Promise<void>;
  wishAnswered?: (remark: WishAnswered) => void | Promise<void>;
  turn?: () => void;
  /** Called after every change, with every event that this device has received. */
  state?: (story: StoryEvent[]) => void;
  /** Splits a change at a table of this game; without it, changes are shown whole. */
  split?: (game: string) => Split;
  /** How long a beat is shown, by the reader's speed; without it, no time at all. */
  beatTime?: (lasts: number) => number;
}

/** What the server said last. The table may still be showing how it came to this. */
interface Newest extends Known {
  table: Table | null;
  proposals: Proposal[];
  wishes: Wish[];
}

export class LiveTable {
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
  wishes = $state.raw<Wish[]>([]);
  pings = $state.raw<Ping[]>([]);
  hints = $state.raw<Candidate[]>([]);
  hintAsked = $state(false);
  /** A decision of mine that cost much, until the next one. */
  coached = $state.raw<Coached | null>(null);
  /** Server's time minus ours, for clocks. */
  skew = $state(0);
  /** When the clocks of `table` were received, in our time. */
  clocksAt = $state(0);
  goodbye = $state<"" | "expired" | "spectators-off">("");
  /** Whether the server has more to do than it can: moves are late, but none is lost. */
  crowded = $state(false);
  /** Whether beats wait to be shown: `table`, `views` and `story` are not yet the newest. */
  pending = $state(false);
  /** What the beat on the screen says. */
  lines = $state.raw<readonly BeatLine[]>([]);

  /** What I say to those who build with me. */
  readonly partners = new PartnerTalk((message) => this.#link.send(message));
  readonly #link: Link;
  readonly #outbox = new Outbox((message) => this.#link.send(message));

  #newest: Newest = { table: null, views: {}, story: [], proposals: [], wishes: [] };
  /** As `past`, with what waits to be shown. */
  #known: Past[] = [];
  #beats: BeatQueue;
  /** The story without anything hidden. */
  #told: StoryEvent[] = [];
  #number = -1;

  constructor(
    readonly id: string,
    private readonly on: LiveEvents = {},
  ) {
    this.#link = new Link(
      id,
      (message) => this.#hear(message),
      () => this.goodbye !== "",
    );
    this.#beats = new BeatQueue(
      (lasts) => on.beatTime?.(this.#clockRuns() ? lasts * ON_THE_CLOCK : lasts) ?? 0,
      (pending) => (this.pending = pending),
    );
  }

  /** The newest state, which may not be on the screen yet. */
  get newest(): Readonly<Newest> {
    return this.#newest;
  }

  /** Shows at once what waits to be shown. */
  hurry(): void {
    this.#beats.hurry();
  }

  /** Lets what happens wait while something covers the table, or go on. */
  hold(held: boolean): void {
    this.#beats.hold(held);
  }

  get connection(): Connection {
    return this.#link.state;
  }

  get busy(): boolean {
    return this.#outbox.busy;
  }

  get unsent(): readonly Numbered[] {
    return this.#outbox.unsent;
  }

  /** Connected, but the server does not save: its database is down. Until something is saved again. */
  get stalled(): boolean {
    return this.#outbox.stalled;
  }

  /** For a request over HTTP that is saved at this table. */
  saving<T>(request: () => Promise<T>): Promise<T> {
    return this.#outbox.saving(request);
  }

  open(transport = server): void {
    this.#link.open(transport);
    document.addEventListener("visibilitychange", this.#wake);
  }

  close(): void {
    this.#link.close();
    this.#beats.clear();
    document.removeEventListener("visibilitychange", this.#wake);
    this.#outbox.close();
  }

  // ---- messages to the server

  move(seat: number, move: string): void {
    const shown = this.views[String(seat)];
    const view = this.#newest.views[String(seat)];
    this.hurry();
    if (!view || this.busy || view.phase !== shown?.phase) return; // chosen for a state that has passed
    this.hints = [];
    this.coached = null;
    this.#outbox.add({ type: "move", id: newId(), seat, phase: view.phase, move });
  }

  undo(seat: number): void {
    if (this.busy) return;
    this.hurry();
    this.hints = [];
    this.#outbox.add({ type: "undo", id: newId(), seat });
  }

  dropHint(): void {
    this.hints = [];
  }

  hint(seat: number): void {
    this.hintAsked = true;
    this.#outbox.add({ type: "hint", id: newId(), seat });
  }

  /** Asks to be told when a decision of mine has cost much, as long as this connection lasts. */
  coach(on: boolean): void {
    this.#link.send({ type: "coach", on });
    if (!on) this.coached = null;
  }

  dropCoached(): void {
    this.coached = null;
  }

  say(words: { text: string } | { phrase: string }): void {
    this.#link.send({ type: "say", ...words } as ToServer);
  }

  /** Asks for a bot in a seat, or votes for it. Over the socket: this server knows who is absent. */
  replace(seat: number): void {
    this.#link.send({ type: "replace", seat });
  }

  #wake = (): void => {
    if (!document.hidden) {
      if (this.connection !== "open") this.#link.now();
    } else if (!this.#beats.held) this.hurry(); // nobody is looking
  };

  // ---- messages from the server

  #hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        return this.#welcomed(message);
      case "change":
        return this.#changed(message);
      case "accepted":
        return this.#outbox.accepted(message.id);
      case "refused":
        return this.#refused(message);
      case "said":
        return this.#heard(message);
      case "replied":
        return void this.on.replied?.(message);
      case "wish-answered":
        return void this.on.wishAnswered?.(message);
      case "pinged":
        return this.#pinged(message);
      case "presence":
        this.present = message.seats;
        this.watching = message.watching;
        return;
      case "hint":
        this.#outbox.done(message.id);
        this.hintAsked = false;
        this.hints = message.candidates;
        return;
      case "coached":
        this.coached = message;
        return;
      case "clock":
        return this.#clocks(message.clocks, message.now);
      case "saving":
        return this.#outbox.savingChanged(message.ok);
      case "load":
        this.crowded = message.busy;
        return;
      case "restart":
        return restartAnnounced(message.at);
      case "bye":
        if (message.reason === "expired" || message.reason === "spectators-off") this.goodbye = message.reason;
        this.crowded = message.reason === "busy";
        // A full or busy server has no place at once either, and one who was too fast should slow down.
        return this.#link.wait(["full", "busy", "fast"].includes(message.reason));
    }
  }

  #refused({ id, error, views }: Extract<FromServer, { type: "refused" }>): void {
    this.hurry();
    this.views = mergeViews(this.views, views);
    this.#newest = { ...this.#newest, views: this.views };
    this.hintAsked = false;
    if (this.#outbox.isRefused(id, error)) this.on.refused?.(error);
  }

  #welcomed(message: Extract<FromServer, { type: "welcome" }>): void {
    const before = this.story.length;
    const first = this.table === null;
    this.#beats.clear();
    this.lines = [];
    this.#number = message.number;
    this.table = message.table;
    this.views = message.views;
    this.me = message.me;
    this.chat = message.chat;
    this.#told = message.story;
    this.story = this.#forAllHere(message.story);
    this.skew = message.now - Date.now();
    this.clocksAt = Date.now();
    this.proposals = message.proposals;
    this.wishes = message.wishes;
    this.present = presentSeats(message.table);
    if (this.connection !== "open") this.crowded = false; // if it still is, the server says so next
    if (this.connection !== "open") this.#outbox.reconnected();
    this.#link.welcomed();
    this.#outbox.sendAll();
    this.past = [{ length: this.story.length, views: this.views }];
    this.#known = this.past;
    this.#newest = { table: this.table, views: this.views, story: this.story, proposals: this.proposals, wishes: this.wishes };
    if (!first && this.story.length > before) this.on.story?.(this.story.slice(before));
    this.on.turn?.();
    this.on.state?.(this.#told);
  }

  #changed(message: Extract<FromServer, { type: "change" }>): void {
    if (message.number <= this.#number) return;
    if (message.number > this.#number + 1) return this.#link.send({ type: "resync" });
    this.#number = message.number;
    this.#outbox.saved();
    this.#told = applyChange({ views: {}, story: this.#told }, { ...message, views: {} }).story;
    // Seats were drawn, or a move taken back: nothing older may be shown after that.
    if (message.me || message.story_length !== undefined) this.hurry();
    if (message.me) this.me = message.me;
    if (message.views) this.hints = [];
    const before = this.#newest;
    const news = this.#forAllHere(message.story ?? []);
    const known = applyChange(before, { ...message, story: news });
    const { table = before.table, proposals = before.proposals, wishes = before.wishes } = message;
    const after = { ...known, table, proposals, wishes };
    this.#newest = after;
    if (message.table) {
      this.present = presentSeats(message.table); // seats may have been drawn, so the old numbers may belong to others
      this.clocksAt = Date.now();
      this.#showClocks();
    }
    this.#queue(before, after, news);
    this.#known = remember(this.#known, after.story.length, after.views);
    this.on.state?.(this.#told);
  }

  /** Whether looking on costs this device's players their own time. */
  #clockRuns(): boolean {
    return this.me.seats.some((seat) => this.#newest.table?.clocks?.[String(seat)]?.running);
  }

  #queue(before: Newest, after: Newest, news: StoryEvent[]): void {
    const turn = { before, after, news, past: this.#known };
    const split = after.table && before.table?.state === "running" ? this.on.split?.(after.table.settings.game) : undefined;
    const beats = split?.(turn) ?? [oneBeat(turn)];
    const earlier = after.story.length - news.length;
    // Between the beats of one change nobody is to move yet.
    const between = before.table && { ...before.table, waiting_for: [] };
    let told = 0;
    const shown = beats.map((beat, nth) => {
      const events = news.slice(told, beat.told);
      told = beat.told;
      const last = nth === beats.length - 1;
      const story = last ? after.story : after.story.slice(0, earlier + beat.told);
      const talk = last ? after : { proposals: [], wishes: before.wishes };
      const state = { views: beat.views, story, table: last ? after.table : between, proposals: talk.proposals, wishes: talk.wishes };
      return { lasts: beat.lasts, show: () => this.#show(state, events, beat.lines ?? []) };
    });
    this.#beats.add(shown);
  }

  #show(state: Newest, news: StoryEvent[], lines: readonly BeatLine[]): void {
    this.views = state.views;
    this.story = state.story;
    this.table = state.table;
    this.#showClocks();
    this.proposals = state.proposals;
    this.wishes = state.wishes;
    this.lines = lines;
    this.past = remember(this.past, this.story.length, this.views);
    if (news.length) this.on.story?.(news);
    this.on.turn?.();
  }

  /** Clocks do not wait for anything. */
  #showClocks(): void {
    const clocks = this.#newest.table?.clocks;
    if (this.table && this.table.clocks !== clocks && clocks !== undefined) this.table = { ...this.table, clocks };
  }

  /** Hides secrets when several people share a device, so nobody can read another's hand. */
  #forAllHere(events: StoryEvent[]): StoryEvent[] {
    return this.me.seats.length > 1 ? events.map(withoutSecret) : events;
  }

  /** A line that no server sent: a bot's remark. */
  overhear(said: Said): void {
    this.chat = [...this.chat, said].slice(-CHAT_KEPT);
  }

  #heard({ by, text, phrase, at }: Said): void {
    const said: Said = { by, at, ...(text === undefined ? {} : { text }), ...(phrase === undefined ? {} : { phrase }) };
    this.chat = [...this.chat, said].slice(-CHAT_KEPT);
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
    if (!this.table || !this.#newest.table) return;
    this.#newest = { ...this.#newest, table: { ...this.#newest.table, clocks } };
    this.#showClocks();
    this.skew = now - Date.now();
    this.clocksAt = Date.now();
  }
}

function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

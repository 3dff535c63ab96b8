/** Messages that must not get lost: kept until the server has answered, and sent again if it could not save. */
import { ApiError } from "./api";
import type { Refusal, ToServer } from "../types";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8_000;
/** A server that saves answers much sooner. */
const OVERDUE = 4_000;
/** Refusals by a server that is there but cannot save. */
const NOT_SAVING = ["store-down", "unavailable"];

/** The server never applies a message with the same id twice. */
export type Numbered = Extract<ToServer, { id: string }>;

export class Outbox {
  unsent = $state.raw<Numbered[]>([]);
  /** Connected, but the server does not save. */
  stalled = $state(false);
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #resend: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;

  constructor(private readonly send: (message: ToServer) => void) {}

  /** Whether a move or an undo waits for its answer. */
  get busy(): boolean {
    return this.unsent.some((message) => message.type !== "hint");
  }

  add(message: Numbered): void {
    this.unsent = [...this.unsent, message];
    this.send(message);
    if (message.type !== "hint") this.#expectAnswer();
  }

  sendAll(): void {
    for (const waiting of this.unsent) this.send(waiting);
  }

  accepted(id: string): void {
    this.done(id);
    this.saved();
  }

  done(id: string): void {
    this.unsent = this.unsent.filter((message) => message.id !== id);
  }

  /** Whether a refusal is final: what could not be saved is sent again later, as after a lost connection. */
  isRefused(id: string | null, { code }: Refusal): boolean {
    const kept = this.unsent.find((message) => message.id === id);
    if (kept && kept.type !== "hint" && NOT_SAVING.includes(code)) {
      this.#sendAgain();
      return false;
    }
    if (id !== null) this.done(id);
    if (!this.busy) clearTimeout(this.#overdue);
    return true;
  }

  async saving<T>(request: () => Promise<T>): Promise<T> {
    this.#expectAnswer();
    try {
      const answer = await request();
      this.saved();
      return answer;
    } catch (error) {
      clearTimeout(this.#overdue);
      if (error instanceof ApiError) this.stalled = NOT_SAVING.includes(error.refusal.code);
      throw error;
    }
  }

  saved(): void {
    clearTimeout(this.#overdue);
    this.stalled = false;
    this.#wait = FIRST_WAIT;
    if (this.busy) this.#expectAnswer();
  }

  /** The server noticed by itself, though nobody here has acted. */
  savingChanged(ok: boolean): void {
    this.stalled = !ok;
    if (!ok) return;
    this.saved();
    clearTimeout(this.#resend);
    this.sendAll();
  }

  /** Perhaps to another server, which can save. */
  reconnected(): void {
    this.stalled &&= this.busy;
  }

  close(): void {
    clearTimeout(this.#overdue);
    clearTimeout(this.#resend);
  }

  #expectAnswer(): void {
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => (this.stalled = true), OVERDUE);
  }

  #sendAgain(): void {
    this.stalled = true;
    clearTimeout(this.#resend);
    this.#resend = setTimeout(() => this.sendAll(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}

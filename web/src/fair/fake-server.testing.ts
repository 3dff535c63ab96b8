/** A server at which one device takes part in a shuffle with another person; it cheats as it is told. */
import { ApiError } from "$lib/server/api";
import type { SeatInfo, StoryEvent, Table } from "$lib/types";
import { fromHex, toHex } from "./bytes";
import { commitmentOf, commitTo, drawNumber, type Drawn } from "./commitments";
import { dealerFor, drawnOrder, drawnStart, materialOf2, type Material } from "./derivation";
import { numbersFor } from "./taking-part";
import { Participant } from "./participant";

const DEALS = 4;
const CARDS = [..."chtjs"].flatMap((type) => Array.from({ length: 16 }, (_, value) => `${type}${value}`));

export interface Cheats {
  /** Another secret than the one promised. */
  secret?: boolean;
  /** The commitment changes before the lock. */
  commitment?: boolean;
  /** What the lock holds for my seat. */
  mine?: string | null;
  /** The terms are others than the settings. */
  terms?: boolean;
  /** After my number is known, the other's commitment becomes another. */
  other?: boolean;
  dropReveal?: boolean;
  start?: boolean;
  seating?: boolean;
  /** The deals differ from the derivation: for me and in the record alike. */
  deal?: boolean;
  /** The record has other deals than I saw, and the promises to fit them. */
  unlike?: boolean;
  otherIsLate?: boolean;
  meIsLate?: boolean;
}

export class FakeServer {
  readonly id = drawNumber().commit;
  secret = crypto.getRandomValues(new Uint8Array(32));
  other = drawNumber();
  revealed: number[] = [];
  mine: string | null = null;
  nonce: string | null = null;
  locked = false;
  begun = false;
  dealt = 0;
  readonly participant: Participant;

  constructor(private readonly cheats: Cheats = {}) {
    this.participant = new Participant({
      promise: (table, seat) => this.#promised(table, seat),
      reveal: (_, seat, nonce) => this.#reveal(seat, nonce),
    });
  }

  /** A whole game: promises, the lock, the reveals, the deals. Returns its record. */
  async play(): Promise<string> {
    await this.show();
    await this.show();
    this.locked = true;
    await this.show();
    if (!this.cheats.otherIsLate) this.revealed.push(2);
    await this.show();
    this.begun = true;
    for (this.dealt = 0; this.dealt <= DEALS; this.dealt += 1) await this.show();
    return this.record();
  }

  show(): Promise<void> {
    return this.participant.see({ table: this.table(), views: {}, story: this.story() });
  }

  table(): Table {
    const seats = [this.#seat(1, "me", true, this.mine), this.#seat(2, "you", false, this.other.commit)];
    const order = this.begun ? this.order() : [1, 2];
    const seated = order.map((old, place) => ({ ...(seats[old - 1] as SeatInfo), seat: place + 1 }));
    const settings = { game: "towers", options: {}, players: 2, seating: "random", start: null };
    const commitment = this.locked && this.cheats.commitment ? "ee".repeat(32) : commitmentOf(this.secret);
    const start = this.begun ? this.start() : null;
    const state = this.begun ? "running" : "open";
    const lock = this.locked && !this.begun ? this.#lock() : null;
    return { id: this.id, state, seats: seated, settings, commitment, start, lock } as unknown as Table;
  }

  #seat(seat: number, nickname: string, mine: boolean, commit: string | null): SeatInfo {
    return { seat, kind: "player", player: nickname, nickname, mine, ready: true, commit } as SeatInfo;
  }

  #lock(): Table["lock"] {
    return { until: 0, commitments: this.commitments(), terms: this.terms(), revealed: this.revealed };
  }

  commitments(): (string | null)[] {
    return [this.cheats.mine === undefined ? this.mine : this.cheats.mine, this.other.commit];
  }

  terms(): string {
    const seating = this.cheats.terms ? [1, 2] : "drawn";
    return JSON.stringify({ game: "towers", options: {}, people: [1, 2], players: 2, rules: 1, seating, start: "drawn" });
  }

  #promised(table: Table, seat: number): Promise<unknown> {
    this.mine = numbersFor(table.id, table.seats.slice(seat - 1, seat))[0]?.commit ?? null;
    return Promise.resolve();
  }

  #reveal(seat: number, nonce: string): Promise<{ table: Table }> {
    if (this.cheats.meIsLate) return refused("table-not-locked");
    if (commitTo(nonce) !== this.mine) return refused("nonce-mismatch");
    this.revealed = [...this.revealed, seat];
    this.nonce = nonce;
    return Promise.resolve({ table: this.table() });
  }

  // ---- what follows

  #nonces(): (string | null)[] {
    return [this.cheats.dropReveal ? null : this.nonce, this.cheats.otherIsLate ? null : this.other.nonce];
  }

  #material(): Material {
    const [mine, other] = this.#nonces();
    const shares = this.commitments().map((commitment, place) => ({
      commitment: fromHex(commitment),
      nonce: fromHex(place === 0 ? mine : other),
    }));
    return materialOf2(this.terms(), this.secret, shares);
  }

  order(): number[] {
    const order = drawnOrder(this.#material(), 2);
    return this.cheats.seating ? order.reverse() : order;
  }

  start(): number {
    const start = drawnStart(this.#material(), 2);
    return this.cheats.start ? 3 - start : start;
  }

  deals(): string[] {
    const dealer = dealerFor(this.#material());
    const pool = [...CARDS];
    const deals = Array.from({ length: DEALS }, () => dealer.draw(pool, 5));
    if (this.cheats.deal) deals[2]?.reverse();
    return deals.map((cards) => `deal ${cards.join(" ")}`);
  }

  story(): StoryEvent[] {
    if (!this.begun) return [];
    const told = this.deals().slice(0, this.dealt);
    return told.map((line) => ({ kind: "deal", cards: line.split(" ").slice(1) }));
  }

  /** With what the server claims afterwards. */
  record(): string {
    if (this.cheats.secret) this.secret = crypto.getRandomValues(new Uint8Array(32));
    if (this.cheats.other) this.other = grindOther();
    if (this.cheats.unlike) this.secret = crypto.getRandomValues(new Uint8Array(32));
    const headers = [
      "drafting-table record 1",
      "game: towers",
      "rules: 1",
      "options: {}",
      'seats: ["me", "you"]',
      `start: ${this.start()}`,
      "fairness: 2",
      `commitment: ${this.cheats.secret ? "ab".repeat(32) : commitmentOf(this.secret)}`,
      `secret: ${toHex(this.secret)}`,
      `terms: ${this.terms()}`,
      `commitments: ${JSON.stringify(this.commitments())}`,
      `nonces: ${JSON.stringify(this.#nonces())}`,
      `drawn-order: ${JSON.stringify(this.order())}`,
      "drawn-start: yes",
      "ended: agreed",
    ];
    return `${headers.join("\n")}\n---\n${this.deals().join("\n")}\n`;
  }
}

function refused(code: string): Promise<never> {
  return Promise.reject(new ApiError({ code, rule: "", params: {} }, 409));
}

/** A number chosen after all others were known. */
function grindOther(): Drawn {
  return drawNumber();
}

/** Local storage in memory, of which a test may look at everything. */
export function fakeStorage(): Storage {
  const kept: Record<string, string> = {};
  const hidden = { enumerable: false };
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null, ...hidden },
    setItem: { value: (key: string, value: string) => void (kept[key] = value), ...hidden },
    removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key), ...hidden },
  }) as unknown as Storage;
}

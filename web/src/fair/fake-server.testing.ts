/** A server where one device takes part in a shuffle, alone or with another person. `Cheats` says how it cheats. */
import { ApiError } from "$lib/server/api";
import type { Options, SeatInfo, StoryEvent, Table, Views } from "$lib/types";
import { gameDeals } from "../games/deals";
import { fromHex, toHex } from "./bytes";
import { commitmentOf, commitTo, drawNumber, type Drawn } from "./commitments";
import { dealerFor, drawnOrder, drawnStart, materialOf1, materialOf2, type Material } from "./derivation";
import { keepStarted, numbersFor, numbersToShow } from "./taking-part";
import { Participant } from "./participant";

const DEALS = 4;

interface Played {
  options: Options;
  players: number;
  hasStart: boolean;
  /** Two items: whatever was dealt, one of them differs from it. */
  others: [string, string];
}

const PLAYED: Record<"towers" | "cities", Played> = {
  towers: { options: {}, players: 2, hasStart: true, others: ["c0", "c1"] },
  cities: { options: { mode: "ring" }, players: 3, hasStart: false, others: ["S", "F"] },
};

export interface Cheats {
  /** The secret is not the one promised. */
  secret?: boolean;
  /** The commitment changes before the lock. */
  commitment?: boolean;
  /** What the lock holds for my seat. */
  mine?: string | null;
  /** The terms differ from the settings. */
  terms?: (honest: string) => string;
  /** The other player's commitment changes once my number is known. */
  other?: boolean;
  dropReveal?: boolean;
  /** The start player is not the one drawn. */
  start?: boolean;
  /** The start player is claimed to be neither drawn nor agreed on. */
  startChosen?: boolean;
  seating?: boolean;
  /** Only the first seat is drawn, so nobody changes places. */
  seatingShort?: boolean;
  /** The deals differ from the derivation, both for me and in the record. */
  deal?: boolean;
  /** The first two hands are swapped, both for me and in the record. */
  handsSwapped?: boolean;
  /** The other player has a tile that was not in the hand dealt to them. */
  foreignTile?: boolean;
  /** The player who begins is not the one named by the table and the record. */
  began?: boolean;
  /** The record shows a card as built that was not, so it does not come back in the second pass. */
  built?: boolean;
  /** The record has different deals than I saw, and promises to match. */
  unlike?: boolean;
  /** The record lacks the last deals. */
  cut?: boolean;
  /** The record claims to be of version 1, with a nonce of its own. */
  downgrade?: boolean;
  otherIsLate?: boolean;
  meIsLate?: boolean;
}

export interface Company {
  game?: "towers" | "cities";
  /** Everyone else is a bot: my number is sent with the start. */
  alone?: boolean;
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
  readonly #game: "towers" | "cities";
  readonly #alone: boolean;

  constructor(
    readonly cheats: Cheats = {},
    { game = "towers", alone = false }: Company = {},
  ) {
    this.#game = game;
    this.#alone = alone;
    this.participant = new Participant({
      promise: (table, seat) => this.#promised(table, seat),
      reveal: (_, seat, nonce) => this.#reveal(seat, nonce),
    });
  }

  get #played(): Played {
    return PLAYED[this.#game];
  }

  /** A whole game: promises, the lock, the reveals, the deals. Returns its record. */
  async play(): Promise<string> {
    await this.show();
    await this.show();
    if (this.#alone) this.#startAlone();
    else await this.#startTogether();
    this.begun = true;
    for (this.dealt = 0; this.dealt <= DEALS; this.dealt += 1) await this.show();
    return this.record();
  }

  async #startTogether(): Promise<void> {
    this.locked = true;
    await this.show();
    if (!this.cheats.otherIsLate) this.revealed.push(2);
    await this.show();
  }

  #startAlone(): void {
    const [drawn] = numbersToShow(this.table());
    this.mine = drawn?.commit ?? null;
    this.nonce = drawn?.nonce ?? null;
    keepStarted(this.table());
  }

  show(): Promise<void> {
    const views = { 1: { game: { game: this.#game, display: [], phase: "over" } } } as unknown as Views;
    return this.participant.see({ table: this.table(), views, story: this.story() });
  }

  table(): Table {
    const { options, players } = this.#played;
    const seats = [this.#seat(1, "me", true, this.mine), this.#secondSeat(), this.#bot(3)].slice(0, players);
    const order = this.begun ? this.order() : seats.map(({ seat }) => seat);
    const moved = [...order, ...seats.map(({ seat }) => seat).slice(order.length)];
    const seated = moved.map((old, place) => ({ ...(seats[old - 1] as SeatInfo), seat: place + 1 }));
    const settings = { game: this.#game, options, players, seating: "random", start: null };
    const commitment = this.locked && this.cheats.commitment ? "ee".repeat(32) : commitmentOf(this.secret);
    const start = this.begun ? this.start() : null;
    const state = this.begun ? "running" : "open";
    const lock = this.locked && !this.begun ? this.#lock() : null;
    return { id: this.id, state, seats: seated, settings, commitment, start, lock } as unknown as Table;
  }

  #seat(seat: number, nickname: string, mine: boolean, commit: string | null): SeatInfo {
    return { seat, kind: "player", player: nickname, nickname, mine, ready: true, commit } as SeatInfo;
  }

  #secondSeat(): SeatInfo {
    return this.#alone ? this.#bot(2) : this.#seat(2, "you", false, this.other.commit);
  }

  #bot(seat: number): SeatInfo {
    return { seat, kind: "bot", player: null, nickname: "Bot", mine: false, ready: true, commit: null } as SeatInfo;
  }

  #lock(): Table["lock"] {
    return { until: 0, commitments: this.commitments(), terms: this.terms(), revealed: this.revealed };
  }

  commitments(): (string | null)[] {
    const mine = this.cheats.mine === undefined ? this.mine : this.cheats.mine;
    return this.#alone ? [mine] : [mine, this.other.commit];
  }

  terms(): string {
    const { options, players, hasStart } = this.#played;
    const people = this.#alone ? [1] : [1, 2];
    const start = hasStart ? "drawn" : null;
    const honest = JSON.stringify({ game: this.#game, options, people, players, rules: 1, seating: "drawn", start });
    return this.cheats.terms?.(honest) ?? honest;
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
    const mine = this.cheats.dropReveal ? null : this.nonce;
    return this.#alone ? [mine] : [mine, this.cheats.otherIsLate ? null : this.other.nonce];
  }

  #material(): Material {
    const nonces = this.#nonces();
    const shares = this.commitments().map((commitment, place) => ({ commitment: fromHex(commitment), nonce: fromHex(nonces[place]) }));
    return materialOf2(this.terms(), this.secret, shares);
  }

  order(): number[] {
    if (this.cheats.seatingShort) return [1];
    const order = drawnOrder(this.#material(), this.#played.players);
    return this.cheats.seating ? order.reverse() : order;
  }

  start(): number | null {
    if (!this.#played.hasStart) return null;
    if (this.cheats.startChosen) return 1;
    const start = drawnStart(this.#material(), 2);
    return this.cheats.start ? 3 - start : start;
  }

  deals(): string[] {
    const lines = this.#dealtBy(this.#material());
    const { others } = this.#played;
    if (this.cheats.deal) lines[2] = lines[2]?.replace(/\S+$/, (last) => others.find((item) => item !== last) ?? "") ?? "";
    if (!this.cheats.handsSwapped) return lines;
    const [first = "", second = "", ...rest] = lines;
    return [second.replace("deal 2", "deal 1"), first.replace("deal 1", "deal 2"), ...rest];
  }

  #dealtBy(material: Material): string[] {
    const { players, options } = this.#played;
    const course = gameDeals(this.#game)?.course(players, options);
    const dealer = dealerFor(material);
    return Array.from({ length: DEALS }, () => {
      const draw = course?.next();
      return draw?.line(dealer.draw(draw.pool, draw.count)) ?? "";
    });
  }

  story(): StoryEvent[] {
    if (!this.begun) return [];
    const lines = this.deals().slice(0, this.dealt);
    return this.#game === "towers" ? lines.flatMap((line, place) => this.#round(lines, line, place)) : this.#hands(lines);
  }

  /** Nobody ever builds anything. */
  #round(lines: readonly string[], line: string, place: number): StoryEvent[] {
    const cards = (of: string | undefined): string[] => of?.split(" ").slice(1) ?? [];
    const left = place > 0 ? [{ kind: "clear", cards: cards(lines[place - 1]), round: place }] : [];
    const start = this.cheats.began ? 3 - Number(this.start()) : this.start();
    return [...left, { kind: "deal", cards: cards(line), round: place + 1, start }];
  }

  /** I see only my own hands, but everyone sees what others take from theirs. */
  #hands(lines: readonly string[]): StoryEvent[] {
    const hands = lines.map((line) => {
      const [, seat, ...tiles] = line.split(" ");
      const mine = this.order().indexOf(1) + 1 === Number(seat);
      return { kind: "hand", seat: Number(seat), ...(mine ? { tiles } : {}) };
    });
    const { players } = this.#played;
    const revealed = lines.length < players ? [] : lines.slice(0, players).map((line) => this.#revealed(line));
    return [...hands.slice(0, players), ...revealed, ...hands.slice(players)];
  }

  #revealed(line: string): StoryEvent {
    const [, seat, ...tiles] = line.split(" ");
    const foreign = ["S", "F", "O", "P", "H", "d", "e", "m", "b"].find((tile) => !tiles.includes(tile)) ?? "";
    const cheats = this.cheats.foreignTile && this.order().indexOf(2) + 1 === Number(seat);
    return { kind: "reveal", seat: Number(seat), tiles: [tiles[0], cheats ? foreign : tiles[1]] };
  }

  /** With what the server claims afterwards. */
  record(): string {
    if (this.cheats.secret) this.secret = crypto.getRandomValues(new Uint8Array(32));
    if (this.cheats.other) this.other = grindOther();
    if (this.cheats.unlike) this.secret = crypto.getRandomValues(new Uint8Array(32));
    const start = this.start();
    const headers = [
      "drafting-table record 1",
      `game: ${this.#game}`,
      "rules: 1",
      `options: ${JSON.stringify(this.#played.options)}`,
      `seats: ${JSON.stringify(["me", "you", "Bot"].slice(0, this.#played.players))}`,
      ...(start === null ? [] : [`start: ${start}`]),
      `commitment: ${this.cheats.secret ? "ab".repeat(32) : commitmentOf(this.secret)}`,
      `secret: ${toHex(this.secret)}`,
      ...(this.cheats.downgrade ? this.#oldProof() : this.#proof(start !== null)),
      "ended: agreed",
    ];
    const deals = this.cheats.downgrade ? [] : this.deals();
    if (this.cheats.built) deals[0] += `\n1 build ${deals[0]?.split(" ")[1] ?? ""}`;
    return `${headers.join("\n")}\n---\n${deals.slice(0, this.cheats.cut ? 1 : DEALS).join("\n")}\n`;
  }

  #proof(hasStart: boolean): string[] {
    return [
      "fairness: 2",
      `terms: ${this.terms()}`,
      `commitments: ${JSON.stringify(this.commitments())}`,
      `nonces: ${JSON.stringify(this.#nonces())}`,
      `drawn-order: ${JSON.stringify(this.order())}`,
      ...(hasStart && !this.cheats.startChosen ? ["drawn-start: yes"] : []),
    ];
  }

  /** A server could search for a nonce from which all that I saw follows; here nothing has to. */
  #oldProof(): string[] {
    const nonce = new Uint8Array(16);
    return [`nonces: ["${toHex(nonce)}"]`, `drawn-order: ${JSON.stringify(drawnOrder(materialOf1(this.secret, [nonce]), 2))}`];
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

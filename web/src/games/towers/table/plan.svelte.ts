/** The player's next action before it is sent: the chosen card, razing, or a last card to confirm. */
import type { Kind } from "../model/cards";
import { readCard } from "../model/cards";
import type { Moves, Slot } from "../model/model";

export interface Table {
  moves: () => Moves;
  /** Cards still to be built, this one included. */
  left: () => number;
  /** Whether to confirm the last card, which ends the build and cannot be undone. */
  careful: () => boolean;
  busy: () => boolean;
  /** Whether a move will be accepted: one that will not needs no confirmation. */
  accepts: (move: string) => boolean;
  send: (move: string) => void;
}

export class Plan {
  razing = $state(false);
  /** Whether the player has put the staged card on its tower: one that was chosen for them waits for a first touch. */
  aimed = $state(false);
  #chosen = $state<Slot | null>(null);
  #staged = $state<string | null>(null);
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** The chosen card, until it is on its tower: shown any longer, it would seem to be built twice. */
  get chosen(): Slot | null {
    return this.#chosen && this.#table.moves().builds.includes(this.#chosen.card) ? this.#chosen : null;
  }

  /** A move awaiting confirmation. */
  get staged(): string | null {
    return this.chosen ? this.#staged : null;
  }

  clear(): void {
    this.#chosen = null;
    this.razing = false;
    this.#staged = null;
    this.aimed = false;
  }

  choose(slot: Slot): void {
    this.clear();
    if (this.#mayBuild(slot.card)) this.#chosen = slot;
  }

  /**
   * Chooses the only card that may be built where nothing else is legal. One touch is left, which can be taken
   * back; after the last card it cannot, so that one is confirmed, or chosen by the player.
   */
  chooseOnly(slots: readonly Slot[]): void {
    const { builds, razes, withdraw } = this.#table.moves();
    const [card, another] = builds;
    const slot = slots.find((one) => one.card === card && !one.taken);
    if (!slot || another !== undefined || razes.length > 0 || withdraw) return;
    if (this.#isLast() && !this.#table.careful()) return;
    this.clear();
    this.#chosen = slot; // even while the card before is being acknowledged
    if (this.#isLast()) this.#staged = `build ${slot.card}`;
  }

  /** Whether razing is optional, not the only legal action. */
  mayToggleRazing(): boolean {
    const { razes, builds } = this.#table.moves();
    return razes.length > 0 && builds.length > 0;
  }

  toggleRazing(): void {
    if (!this.mayToggleRazing()) return;
    const razing = !this.razing;
    this.clear();
    this.razing = razing;
  }

  /** Towers whose top a touch would raze: in razing mode, or when nothing else is possible. */
  razable(): Kind[] {
    const { razes, builds } = this.#table.moves();
    return this.razing || builds.length === 0 ? razes : [];
  }

  /** The type of the tower that the chosen card would go on. */
  target(): Kind | null {
    return this.chosen ? readCard(this.chosen.card).kind : null;
  }

  /** Handles a touch on a tower: razes its top or puts the chosen card on it. Returns false if neither applies. */
  aim(kind: Kind): boolean {
    if (this.razable().includes(kind)) this.commit(`raze ${kind}`);
    else if (this.chosen && this.target() === kind) this.#place(this.chosen.card);
    else return false;
    return true;
  }

  confirm(): void {
    if (this.staged) this.commit(this.staged);
  }

  commit(move: string): void {
    if (this.#table.busy()) return;
    this.#table.send(move);
  }

  #place(card: string): void {
    const move = `build ${card}`;
    if (this.#isLast() && this.#table.careful() && !this.aimed && this.#table.accepts(move)) {
      this.#staged = move;
      this.aimed = true;
    } else this.commit(move);
  }

  /** Whether the next card ends the build. */
  #isLast(): boolean {
    return this.#table.left() === 1;
  }

  #mayBuild(card: string): boolean {
    return this.#table.moves().builds.includes(card) && !this.#table.busy();
  }
}

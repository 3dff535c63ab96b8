/** Partners' proposals that wait for my answer. I open one when I like: nothing that I have selected changes by itself. */
import type { Proposal } from "$lib/types";

export interface OffersInput {
  /** Those that I may answer, the oldest first. */
  waiting: readonly Proposal[];
  /** A lesson opens its proposal at once. */
  taught: boolean;
}

export class Offers {
  #opened = $state("");
  /** Those left for later, since each of them was shown. */
  #later = $state.raw<readonly string[]>([]);
  readonly #input: () => OffersInput;

  constructor(input: () => OffersInput) {
    this.#input = input;
  }

  /** The one whose panel is open. */
  readonly open = $derived.by(() => {
    const { waiting, taught } = this.#input();
    return waiting.find((offer) => keyOf(offer) === this.#opened) ?? (taught ? waiting[0] : undefined);
  });

  /** The one to point out, while none is open: they take turns, so that every one can be opened. */
  readonly call = $derived.by(() => {
    const { waiting } = this.#input();
    return this.open ? undefined : (waiting.find((offer) => !this.#later.includes(keyOf(offer))) ?? waiting[0]);
  });

  show(offer: Proposal): void {
    this.#opened = keyOf(offer);
  }

  close(): void {
    const others = this.#input()
      .waiting.map(keyOf)
      .filter((key) => key !== this.#opened);
    const later = others.filter((key) => this.#later.includes(key));
    // Once all have been left, it begins anew with another one than this.
    this.#later = later.length < others.length ? [...later, this.#opened] : [this.#opened];
    this.#opened = "";
  }
}

const keyOf = ({ seat, move }: Proposal): string => `${seat} ${move}`;

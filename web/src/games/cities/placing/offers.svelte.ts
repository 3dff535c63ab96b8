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
  readonly #input: () => OffersInput;

  constructor(input: () => OffersInput) {
    this.#input = input;
  }

  /** The one whose panel is open. */
  readonly open = $derived.by(() => {
    const { waiting, taught } = this.#input();
    return waiting.find((offer) => keyOf(offer) === this.#opened) ?? (taught ? waiting[0] : undefined);
  });

  /** The one to point out, while none is open. */
  readonly call = $derived.by(() => (this.open ? undefined : this.#input().waiting[0]));

  show(offer: Proposal): void {
    this.#opened = keyOf(offer);
  }

  close(): void {
    this.#opened = "";
  }
}

const keyOf = ({ seat, move }: Proposal): string => `${seat} ${move}`;

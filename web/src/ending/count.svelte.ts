/** The clock of the final count. Whatever is shown follows from the time since it began. */
import { getContext, setContext } from "svelte";
import { reducedMotion } from "$lib/device/settings.svelte";
import { lengthOf, momentAt, type Beat } from "./beats";

const FRAME = 50;
const SHOWN = Symbol();

/** Tells the counts of the components below that the reader has seen this one: they begin at its end. */
export function beginAtTheEnd(): void {
  setContext(SHOWN, true);
}

export class Count {
  readonly #beats: () => Beat[];
  #elapsed = $state(0);
  #running = $state(!reducedMotion() && getContext(SHOWN) !== true);
  readonly moment = $derived.by(() => momentAt(this.#beats(), this.#running ? this.#elapsed : Infinity));

  constructor(beats: () => Beat[]) {
    this.#beats = beats;
  }

  /** For an effect: runs until the end, or until the returned function is called. */
  run(): (() => void) | undefined {
    if (!this.#running) return undefined;
    const begun = Date.now();
    const timer = setInterval(() => {
      this.#elapsed = Date.now() - begun;
      if (this.#elapsed >= lengthOf(this.#beats())) this.#running = false;
    }, FRAME);
    return () => clearInterval(timer);
  }

  skip(): void {
    this.#running = false;
  }

  again(): void {
    this.#elapsed = 0;
    this.#running = true;
  }
}

/** Beats in the order in which they happened. Each is shown for its time, then the next one. */
export interface Shown {
  show: () => void;
  /** Milliseconds until the next beat, at the usual speed. */
  lasts: number;
}

export class BeatQueue {
  #waiting: Shown[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #held = false;

  constructor(
    /** How long a beat is really shown. */
    private readonly time: (lasts: number) => number,
    /** Called when beats begin to wait, and when none is left. */
    private readonly changed: (pending: boolean) => void,
  ) {}

  add(beats: readonly Shown[]): void {
    this.#waiting.push(...beats);
    if (this.#timer === undefined) this.#next();
    else this.#report();
  }

  get held(): boolean {
    return this.#held;
  }

  /** Lets everything wait, or go on. */
  hold(held: boolean): void {
    this.#held = held;
    if (!held && this.#timer === undefined) this.#next();
  }

  /** Shows everything that waits. */
  hurry(): void {
    this.#stop();
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const { show } of waiting) show();
    this.#report();
  }

  /** Forgets everything that waits: something newer has been shown. */
  clear(): void {
    this.#stop();
    this.#waiting = [];
    this.#report();
  }

  #next(): void {
    this.#stop();
    while (!this.#held) {
      const beat = this.#waiting.shift();
      if (!beat) break;
      beat.show();
      const time = this.time(beat.lasts);
      if (time <= 0) continue;
      this.#timer = setTimeout(() => this.#next(), time);
      break;
    }
    this.#report();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #report(): void {
    this.changed(this.#waiting.length > 0);
  }
}

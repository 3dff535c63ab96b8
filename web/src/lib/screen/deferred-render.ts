/** Renders a large page in portions, so a phone can respond to touches in between.
 *
 * Only the first render is divided. Once the main part and everything it contains are rendered, later
 * changes render at once.
 */
import { getContext, setContext } from "svelte";

const KEY = Symbol("deferred rendering");
/** Milliseconds: after a portion that took longer, the browser paints first. */
const LARGE = 5;
/** Milliseconds until it continues without a frame, because hidden tabs get none. */
const NO_PICTURE = 100;

export class DeferredRender {
  /** Whether the first render is incomplete. */
  open = true;
  #waiting: (() => void)[] = [];
  #running = false;
  #mainCame = false;

  /** `next` starts a new task; tests pass their own. */
  constructor(private readonly next: (work: () => void) => void = soon) {}

  /** Queues a portion; returns a function that cancels it. */
  add(draw: () => void, main = false): () => void {
    this.#waiting.push(draw);
    this.#mainCame ||= main;
    if (!this.#running) {
      this.#running = true;
      this.next(this.#drawOne);
    }
    return () => (this.#waiting = this.#waiting.filter((other) => other !== draw));
  }

  /** A portion may queue more portions during its task, so rendering is complete when a task finds none. */
  #drawOne = (): void => {
    const draw = this.#waiting.shift();
    if (draw) {
      draw();
      this.next(this.#drawOne);
    } else {
      this.#running = false;
      this.open = !this.#mainCame;
    }
  };
}

/** Provides deferred rendering for every `Deferred` inside this component. */
export function deferRendering(): void {
  setContext(KEY, new DeferredRender());
}

export function deferredHere(): DeferredRender | undefined {
  return getContext<DeferredRender | undefined>(KEY);
}

let began = 0;

/** Runs in a new task; after a large portion, after the next paint. */
function soon(work: () => void): void {
  const large = performance.now() - began > LARGE;
  const start = (): void =>
    inTask(() => {
      began = performance.now();
      work();
    });
  if (large) afterPicture(start);
  else start();
}

function afterPicture(work: () => void): void {
  const timer = setTimeout(go, NO_PICTURE);
  const picture = requestAnimationFrame(go);
  function go(): void {
    clearTimeout(timer);
    cancelAnimationFrame(picture);
    work();
  }
}

/** A message, because timers wait at least four milliseconds. */
function inTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

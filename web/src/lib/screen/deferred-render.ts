/** Renders a large page in portions, so a phone can respond to touches in between.
 *
 * Only the first drawing is divided: once the main part and all that it brings along are there, whatever
 * comes later is drawn at once.
 */
import { getContext, setContext } from "svelte";

const KEY = Symbol("deferred rendering");
/** Milliseconds: after a portion that took longer, the browser first shows what there is. */
const LARGE = 5;
/** Milliseconds until it continues without a frame: hidden tabs get none. */
const NO_PICTURE = 100;

export class DeferredRender {
  /** Is the first render still incomplete? */
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

  /** What a portion brings along is known only after its task: so it is complete when a task finds nothing. */
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

/** For everything inside this component that is marked as `Deferred`. */
export function deferRendering(): void {
  setContext(KEY, new DeferredRender());
}

export function deferredHere(): DeferredRender | undefined {
  return getContext<DeferredRender | undefined>(KEY);
}

let began = 0;

/** In a task of its own; after a large portion, behind the next picture. */
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

/** A timer would wait four milliseconds each time. */
function inTask(work: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    work();
  };
  port2.postMessage(null);
}

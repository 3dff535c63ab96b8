/**
 * The score of a sheet: at once by this device, then by the server, whose result replaces it.
 * Without a server, the device's result stays; the fixtures check that both agree.
 */
import { IS_SITE } from "$lib/screen/address";
import { ApiError, post } from "$lib/server/api";

const PAUSE = 500;
/** Milliseconds before retrying a server that could not be reached. */
const REST = 30_000;
let restingUntil = 0;

export class ServerCheck<Result> {
  #answer = $state.raw<{ key: string; result: Result } | null>(null);
  #key: string;
  #own: Result | null;

  /** `sheet` is null for what only this device can score; `score` may refuse by throwing. */
  constructor(game: string, sheet: () => unknown, score: () => Result) {
    this.#key = $derived(JSON.stringify(sheet()));
    this.#own = $derived(attempt(score));
    $effect(() => {
      const key = this.#key;
      if (key === "null" || this.#own === null || !mayAsk()) return;
      const waiting = setTimeout(() => void this.#ask(game, key), PAUSE);
      return () => clearTimeout(waiting);
    });
  }

  get result(): Result | null {
    return this.#answer?.key === this.#key ? this.#answer.result : this.#own;
  }

  /** Whether the server has scored exactly this sheet. */
  get byServer(): boolean {
    return this.#answer?.key === this.#key;
  }

  async #ask(game: string, key: string): Promise<void> {
    try {
      this.#answer = { key, result: await post<Result>(`/score/${game}`, JSON.parse(key)) };
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      restingUntil = Date.now() + REST; // no server: our own result stays
    }
  }
}

/** In a site of files, nobody loads Python only to count again. */
function mayAsk(): boolean {
  return !IS_SITE && navigator.onLine && Date.now() >= restingUntil;
}

function attempt<Result>(score: () => Result): Result | null {
  try {
    return score();
  } catch {
    return null; // impossible; the pad explains why
  }
}

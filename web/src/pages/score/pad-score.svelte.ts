/**
 * The score of a sheet, by the library: on this device if it has our Python, otherwise by the server.
 * There is one set of rules, so without either the sheet waits.
 */
import { placeToPlay } from "$lib/device/offline.svelte";
import { ApiError, post } from "$lib/server/api";

/** Milliseconds without a change before a sheet is counted: a tower is tapped card by card. */
const PAUSE = 150;
/** Milliseconds before trying again when nobody could be reached. */
const REST = 5_000;

export type PadState = "impossible" | "counting" | "device" | "server" | "unreached";

export class PadScore<Result> {
  #answer = $state.raw<{ key: string; result: Result; state: PadState } | null>(null);
  #unreached = $state(false);
  #key: string;
  #asking = false;
  #later: ReturnType<typeof setTimeout> | undefined;
  readonly #game: string;

  /** `sheet` is null while it is impossible; the pad says why. */
  constructor(game: string, sheet: () => unknown) {
    this.#game = game;
    this.#key = $derived(JSON.stringify(sheet()));
    $effect(() => {
      if (this.#key !== "null") this.#askIn(PAUSE);
    });
    $effect(() => {
      const back = (): void => this.#askIn(0);
      addEventListener("online", back);
      return () => {
        removeEventListener("online", back);
        clearTimeout(this.#later);
      };
    });
  }

  /** The last answer, also while a changed sheet is being counted; null for an impossible sheet. */
  get result(): Result | null {
    return this.#key === "null" ? null : (this.#answer?.result ?? null);
  }

  /** Who counted exactly this sheet, or why nobody has yet. */
  get state(): PadState {
    if (this.#key === "null") return "impossible";
    if (this.#answer?.key === this.#key) return this.#answer.state;
    return this.#unreached ? "unreached" : "counting";
  }

  #askIn(pause: number): void {
    clearTimeout(this.#later);
    this.#later = setTimeout(() => void this.#ask(), pause);
  }

  async #ask(): Promise<void> {
    const key = this.#key;
    if (this.#asking || key === "null" || this.#answer?.key === key) return;
    this.#asking = true;
    const place = placeToPlay();
    try {
      const result = await post<Result>(`/score/${this.#game}`, JSON.parse(key), place);
      this.#answer = { key, result, state: place };
      this.#unreached = false;
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem;
      this.#unreached = true;
    } finally {
      this.#asking = false;
    }
    if (this.#key !== key) this.#askIn(0);
    else if (this.#unreached) this.#askIn(REST);
  }
}

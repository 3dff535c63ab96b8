/** The review of one game, which grows while it is computed. */
import { ApiError } from "$lib/server/api";
import type { Refusal } from "$lib/types";
import type { Part } from "./parts";
import { NOTHING, withParts, type Known } from "./reading";
import { partsOf, type Depth } from "./streaming";

/** Parts that arrive together are shown together. */
const SHOW_EVERY = 120;

export class Review {
  known = $state.raw<Known>(NOTHING);
  state = $state<"idle" | "loading" | "whole" | "failed">("idle");
  problem = $state.raw<Refusal | null>(null);
  /** How many other reviews are computed before this one. */
  ahead = $state(0);
  depth = $state<Depth>("usual");
  #arrived: Part[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Counts the loads: one that was given up says nothing more. */
  #load = 0;

  constructor(readonly id: string) {}

  async load(depth: Depth = this.depth): Promise<void> {
    this.stop();
    const load = this.#load;
    this.state = "loading";
    this.problem = null;
    this.ahead = 0;
    if (depth !== this.depth) this.known = NOTHING;
    this.depth = depth;
    const problem = await this.#read(load);
    if (load !== this.#load) return;
    this.#show();
    this.problem = problem;
    this.state = this.known.summary && problem === null ? "whole" : "failed";
  }

  /** Loads it unless it is there or on its way. */
  want(): void {
    if (this.state === "idle" || this.state === "failed") void this.load();
  }

  stop(): void {
    this.#load += 1;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#arrived = [];
    if (this.state === "loading") this.state = "idle";
  }

  /** Why it ended early, if anybody said so. */
  async #read(load: number): Promise<Refusal | null> {
    try {
      for await (const part of partsOf(this.id, this.depth)) {
        if (load !== this.#load) return null;
        if (part.part === "failed") return part.error;
        this.ahead = part.part === "waiting" ? part.ahead : 0;
        this.#arrived.push(part);
        this.#timer ??= setTimeout(() => this.#show(), SHOW_EVERY);
      }
    } catch (error) {
      if (error instanceof ApiError) return error.refusal;
      if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
      // the connection was lost on the way: what has come is kept
    }
    return null;
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const parts = this.#arrived;
    this.#arrived = [];
    if (parts.length > 0) this.known = withParts(this.known, parts);
  }
}

let latest: Review | null = null;

/** The review shown last is kept: its exercises and the way back need not load it again. */
export function reviewOf(id: string): Review {
  if (latest?.id !== id) {
    latest?.stop();
    latest = new Review(id);
  }
  return latest;
}

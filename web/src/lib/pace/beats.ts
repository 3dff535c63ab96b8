/** A change, split into the beats in which a table shows it. */
import type { Known, Past } from "../server/merge";
import type { StoryEvent, Views } from "../types";
import type { Param } from "../words/i18n.svelte";

export interface Beat {
  views: Views;
  /** How many of the new events have happened by now. */
  told: number;
  /** Milliseconds until the next beat, at the usual speed. */
  lasts: number;
  /** Lines about what has happened. The last beat repeats them, in case beats take no time. */
  lines?: readonly BeatLine[];
}

/** A parameter `seat` becomes a name. */
export interface BeatLine {
  id: string;
  params: Record<string, Param>;
}

/** One change: what was known before and after it. */
export interface Turn {
  before: Known;
  after: Known;
  news: StoryEvent[];
  /** Everything that this device has seen so far, the newest last. */
  past: readonly Past[];
}

/** The last beat always shows everything. */
export type Split = (turn: Turn) => Beat[];

/** Everything at once. */
export function oneBeat({ after, news }: Turn, lasts = 0): Beat {
  return { views: after.views, told: news.length, lasts };
}

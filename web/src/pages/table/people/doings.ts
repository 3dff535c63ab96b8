/** What is shown at a seat: the latest thing that its player has done. */
import { tellDoing } from "$lib/words/story";
import type { StoryEvent } from "$lib/types";

export interface Doing {
  seat: number;
  text: string;
}

/** What has happened in this round, if another one has just begun: what was done before is over. */
export function sinceDeal(news: readonly StoryEvent[]): readonly StoryEvent[] {
  return news.slice(news.findLastIndex(({ kind }) => kind === "deal") + 1);
}

/** The latest of these events that another player did, in a few words. */
export function lastDoing(news: readonly StoryEvent[], names: readonly string[], you: number): Doing | null {
  const doings = news.flatMap((event) => {
    const { seat } = event;
    return seat !== undefined && seat !== you ? [{ seat, text: tellDoing(event, names) }] : [];
  });
  return doings.findLast(({ text }) => text !== "") ?? null;
}

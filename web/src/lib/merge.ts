/** Putting changes on what is known. */
import type { Change, SeatView, StoryEvent, Views } from "./types";

export interface Known {
  views: Views;
  story: StoryEvent[];
}

/** Only the top-level keys that changed are sent; the others stay. */
export function mergeViews(views: Views, changes: Record<string, Partial<SeatView>> | undefined): Views {
  if (!changes) return views;
  const merged: Views = { ...views };
  for (const [seat, change] of Object.entries(changes)) {
    merged[seat] = { ...merged[seat], ...change } as SeatView;
  }
  return merged;
}

export function applyChange({ views, story }: Known, change: Change): Known {
  const kept = change.story_length === undefined ? story : story.slice(0, change.story_length);
  return {
    views: mergeViews(views, change.views),
    story: change.story?.length ? [...kept, ...change.story] : kept,
  };
}

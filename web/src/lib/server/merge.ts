/** Applies changes to the known state. */
import type { Change, SeatView, StoryEvent, Table, Views } from "../types";

export interface Known {
  views: Views;
  story: StoryEvent[];
}

/** The server sends only the changed keys of a view and of its game; the others stay. */
export function mergeViews(views: Views, changes: Record<string, Partial<SeatView>> | undefined): Views {
  if (!changes) return views;
  const merged: Views = { ...views };
  for (const [seat, change] of Object.entries(changes)) {
    const before = merged[seat];
    const game = change.game ? { game: { ...before?.game, ...change.game } } : {};
    merged[seat] = { ...before, ...change, ...game } as SeatView;
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

export interface Past {
  length: number;
  views: Views;
}

const MOST_PAST = 400;

/** Adds a moment; an undo removes the moments it took back. */
export function remember(past: readonly Past[], length: number, views: Views): Past[] {
  const kept = past.filter((moment) => moment.length < length).slice(1 - MOST_PAST);
  return [...kept, { length, views }];
}

/** The first moment that includes the event with this index, if we saw it. */
export function momentOf(past: readonly Past[], index: number): Past | undefined {
  const found = past.find((moment) => moment.length > index);
  return found && found !== past[0] ? found : past[0]?.length === index + 1 ? past[0] : undefined;
}

export function presentSeats(table: Table): number[] {
  return table.seats.filter((seat) => seat.here).map((seat) => seat.seat);
}

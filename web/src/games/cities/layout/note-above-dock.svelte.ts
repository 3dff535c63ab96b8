/** A note that something in the dock shows above it, instead of the others. Nothing moves when it comes or goes. */
import { getContext, setContext, type Snippet } from "svelte";

type Show = (note: Snippet | null) => void;

const NOTE = Symbol("note");

/** For the layout, while it is created. */
export function showNotes(show: Show): void {
  setContext(NOTE, show);
}

/** For a part of the dock, while it is created. */
export function noteAboveDock(note: () => Snippet | null): void {
  const show = getContext<Show | undefined>(NOTE);
  // Nothing is returned: Svelte would call a snippet as the effect's clean-up.
  $effect(() => void show?.(note()));
  $effect(() => () => void show?.(null));
}

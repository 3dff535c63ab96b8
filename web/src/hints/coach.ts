/** What a table's frame has for the notes above the controls, whichever game draws them. */
import { getContext, setContext } from "svelte";
import type { Coached } from "$lib/types";

export interface Coach {
  /** The decision of mine that has just cost much, if I want to be told. */
  readonly coached: Coached | null;
  drop(): void;
}

const KEY = Symbol("coach");

export function provideCoach(coach: Coach): void {
  setContext(KEY, coach);
}

/** Null where nobody coaches: in lessons and replays. */
export function coachHere(): Coach | null {
  return getContext<Coach | undefined>(KEY) ?? null;
}

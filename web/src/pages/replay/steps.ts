/** A finished game as steps to walk through. */
import type { Replay } from "$lib/server/api";
import type { StoryEvent, Views } from "$lib/types";

export interface Step {
  views: Views;
  /** How many events of the story have happened. */
  length: number;
}

export interface Film {
  steps: Step[];
  story: StoryEvent[];
}

export interface RoundMark {
  step: number;
  round: number;
  half: string;
}

export function readFilm({ moments, story }: Replay): Film {
  return { steps: withoutTakenBack(moments.map(({ views, story_length }) => ({ views, length: story_length }))), story };
}

/** Undone moves leave no trace: a later moment with a shorter story replaces them. */
function withoutTakenBack(steps: Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    while ((kept.at(-1)?.length ?? -1) >= step.length) kept.pop();
    kept.push(step);
  }
  return kept;
}

/** The first step that includes this event; the last step if none does. */
export function stepOfEvent({ steps }: Film, event: number): number {
  const found = steps.findIndex(({ length }) => length > event);
  return found < 0 ? steps.length - 1 : found;
}

/** The event that a link to this step names: the last one so far. */
export function eventOfStep({ steps }: Film, step: number): number {
  return Math.max(0, (steps[step]?.length ?? 0) - 1);
}

/** The events since the previous step. */
export function newsOf({ steps, story }: Film, step: number): StoryEvent[] {
  return story.slice(steps[step - 1]?.length ?? 0, steps[step]?.length ?? 0);
}

const MOST_SENTENCES = 3;
/** What fits on five lines of a small phone. */
const MOST_LETTERS = 240;

/** The latest sentences, as far as there is room for them. */
export function captions(sentences: readonly string[]): string[] {
  const letters = (from: number): number => sentences.slice(from).join(" ").length;
  let first = Math.max(0, sentences.length - MOST_SENTENCES);
  while (first < sentences.length - 1 && letters(first) > MOST_LETTERS) first += 1;
  return sentences.slice(first);
}

/** Where each round starts, which games mark with an event `deal` or `round`. */
export function roundMarks(film: Film): RoundMark[] {
  const marks = film.story.flatMap((event, at) => {
    if ((event.kind !== "deal" && event.kind !== "round") || typeof event.round !== "number") return [];
    return [{ step: stepOfEvent(film, at), round: event.round, half: typeof event.half === "string" ? event.half : "" }];
  });
  return marks.filter((mark, at) => !sameRound(mark, marks[at - 1]));
}

function sameRound(mark: RoundMark, before: RoundMark | undefined): boolean {
  return before?.round === mark.round && before.half === mark.half;
}

/** Which round a step belongs to. */
export function roundOf(marks: readonly RoundMark[], step: number): RoundMark | undefined {
  return marks.findLast((mark) => mark.step <= step) ?? marks[0];
}

/** Whose view a replay opens with: the seat that the address names, otherwise the reader's own; 0 is a spectator's. */
export function seatFrom(asked: string | null, seats: number, you: number): number {
  return asked === null ? you : Math.min(Number(asked) || 0, seats);
}

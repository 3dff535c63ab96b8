/** A finished game as steps to walk through. */
import type { GameView, SeatView, StoryEvent, Views } from "$lib/types";

/** As the server sends it: `story` whole, or by moment; views with or without what tables add. */
export interface RawReplay {
  moments: { number: number; views: Record<string, unknown>; story?: StoryEvent[]; story_length?: number }[];
  story?: StoryEvent[];
}

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

export function readFilm(raw: RawReplay): Film {
  const story = raw.story ?? raw.moments.at(-1)?.story ?? [];
  const steps = raw.moments.map((moment) => ({
    views: Object.fromEntries(Object.entries(moment.views).map(([seat, view]) => [seat, seatView(view)])),
    length: moment.story_length ?? moment.story?.length ?? 0,
  }));
  return { steps: withoutTakenBack(steps), story };
}

/** What both games' tables look for, should the replay come without it. */
const NO_HELP = { limits: [], bids: {}, points: [], adds: {}, others: {}, first: [], factories: [] };

/** The game's own view is wrapped as a table shows it: nobody can act in a replay. */
function seatView(view: unknown): SeatView {
  const wrapped = view as Partial<SeatView>;
  const whole = typeof wrapped.game === "object";
  const empty = { phase: 0, undo: 0, help: NO_HELP };
  const made = whole ? { ...empty, ...wrapped } : { ...empty, game: view as GameView };
  return { ...made, legal: [] } as unknown as SeatView;
}

/** Moves that were undone leave no trace: a later moment with a shorter story replaces them. */
function withoutTakenBack(steps: Step[]): Step[] {
  const kept: Step[] = [];
  for (const step of steps) {
    while ((kept.at(-1)?.length ?? -1) >= step.length) kept.pop();
    kept.push(step);
  }
  return kept;
}

/** The first step in which this event has happened; the last one for what never comes. */
export function stepOfEvent({ steps }: Film, event: number): number {
  const found = steps.findIndex(({ length }) => length > event);
  return found < 0 ? steps.length - 1 : found;
}

/** The event a link to this step names: the last that has happened. */
export function eventOfStep({ steps }: Film, step: number): number {
  return Math.max(0, (steps[step]?.length ?? 0) - 1);
}

/** What has happened since the step before. */
export function newsOf({ steps, story }: Film, step: number): StoryEvent[] {
  return story.slice(steps[step - 1]?.length ?? 0, steps[step]?.length ?? 0);
}

/** Where each round begins: games tell of it as `deal` or `round`. */
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

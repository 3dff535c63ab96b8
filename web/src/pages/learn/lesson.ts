/** Lessons, as `python -m tools.lessons` writes them. */
import type { GameName, Proposal, SeatView, StoryEvent, Table } from "$lib/types";
import type { Param } from "$lib/words/i18n.svelte";
import { GAMES } from "../../games";

export interface Answer {
  /** The end of the message's name. */
  reason: string;
  params?: Record<string, Param>;
}

/** What the learner sees after a move. */
export interface Moment {
  view: SeatView;
  /** How many events of the story have happened. */
  told: number;
}

/** What can be replied to a proposal but accepting it. */
export type Refusal = "declined" | "other-tile" | "other-spot";

export interface LessonStep extends Moment {
  /** The end of the message's name. */
  name: string;
  /** What is seen on the way from the step before, if others' moves are shown one by one. */
  before?: Moment[];
  /** The move that the step asks for; without one, there is only something to read. */
  move?: string;
  /** By legal move: why it is not what the step asks for. */
  tries?: Record<string, Answer>;
  params?: Record<string, Param>;
  /** Whether the table marks the move from the start. */
  marked?: boolean;
  /** A partner proposes the move; by reply, why it is not what the step asks for. */
  offer?: { proposal: Proposal; replies: Record<Refusal, Answer> };
}

export interface Lesson {
  name: string;
  game: GameName;
  table: Table;
  story: StoryEvent[];
  steps: LessonStep[];
}

/** What is as good as the move asked for, or allowed at least, is not a mistake. */
export function isMistake({ reason }: Answer): boolean {
  return reason !== "same" && !/^pick-.*-other$/.test(reason);
}

/** What the coach says at once: a sentence, or what a try was worth below the task. */
export interface Words {
  task: string | null;
  said: string;
}

/** Letters differ in width: the longest by count are a few. */
const FEW = 8;
/** The task is written smaller than the answer below it, but begins a line of its own. */
const SHARE = 0.85;
const LINE = 20;

const lengthOf = ({ task, said }: Words): number => said.length + (task === null ? 0 : LINE + SHARE * task.length);

/** Those that need the most lines. */
export function longestWords(all: readonly Words[]): Words[] {
  const different = new Map(all.map((words) => [`${words.task} ${words.said}`, words]));
  return [...different.values()].sort((one, other) => lengthOf(other) - lengthOf(one)).slice(0, FEW);
}

/** The words of a lesson that need the most lines, answers with their tasks included. */
export function longestOf(steps: readonly LessonStep[], say: (name: string, params: Answer["params"]) => string): Words[] {
  const said = steps.flatMap(({ name, params, tries = {}, offer }) => {
    const task = say(name, params);
    const answers = [...Object.values(tries), ...Object.values(offer?.replies ?? {})];
    return [{ task: null, said: task }, ...answers.map((answer) => ({ task, said: say(answer.reason, answer.params) }))];
  });
  return longestWords(said);
}

/** In the order in which they are listed. */
export const LESSONS: readonly string[] = GAMES.flatMap(({ lessons }) => lessons);

const FOUND = import.meta.glob<Lesson>("../../games/*/lessons/*.json", { import: "default" });

/** Null if there is no such lesson. */
export async function loadLesson(name: string): Promise<Lesson | null> {
  const game = GAMES.find(({ lessons }) => lessons.includes(name));
  return (await FOUND[`../../games/${game?.name}/lessons/${name}.json`]?.()) ?? null;
}

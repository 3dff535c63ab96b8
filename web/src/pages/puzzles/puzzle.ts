/** Puzzles, as `python -m tools.puzzles --write` writes them: an index, tables, and files of a few puzzles. */
import type { GameName, HintAdvice, SeatView, Table } from "$lib/types";
import type { Question } from "../learn/asked-table.svelte";
import { changed, unpacked, type Data } from "./packing";

/** What is needed to choose a puzzle. */
export interface Entry {
  id: string;
  theme: string;
  /** How hard it is, on the scale of the players' ratings. */
  rating: number;
}

export interface Puzzle extends Question, Entry {
  table: Table;
  /** By legal move: how many games of 100 the mover wins after it. */
  worth: Record<string, number>;
  /** Why the right move is right. */
  advice: HintAdvice;
}

interface Written {
  id: string;
  table: string;
  seats: string[];
  view: Omit<SeatView, "legal">;
  story: Question["story"];
  worth: Record<string, number>;
  right: Record<string, Data>;
  advice: HintAdvice;
}

type Row = [id: string, theme: string, rating: number];

/** As many are in each file. */
const PER_FILE = 25;
const INDICES = import.meta.glob<Row[]>("../../games/*/puzzles/index.json", { import: "default" });
const TABLES = import.meta.glob<Record<string, Table>>("../../games/*/puzzles/tables.json", { import: "default" });
const FILES = import.meta.glob<Data[]>("../../games/*/puzzles/[0-9]*.json", { import: "default" });

const pathOf = (game: string, file: string | number): string => `../../games/${game}/puzzles/${file}.json`;

/** All puzzles of a game, in an order that never changes: new ones come last. */
export async function loadIndex(game: GameName): Promise<Entry[]> {
  const rows = (await INDICES[pathOf(game, "index")]?.()) ?? [];
  return rows.map(([id, theme, rating]) => ({ id, theme, rating }));
}

/** The puzzle at this place of the index. */
export async function loadPuzzle(game: GameName, index: readonly Entry[], at: number): Promise<Puzzle> {
  const number = Math.floor(at / PER_FILE);
  const [tables, file] = await Promise.all([TABLES[pathOf(game, "tables")]?.(), FILES[pathOf(game, number)]?.()]);
  const entry = index[at];
  const packed = file?.[at % PER_FILE];
  if (!entry || !tables || packed === undefined) throw new Error(`unknown puzzle: ${game} ${at}`);
  const written = unpacked(packed) as unknown as Written;
  return { ...puzzleOf(written, tables[written.table] as Table), ...entry };
}

function puzzleOf({ id, view, seats, story, worth, right, advice }: Written, common: Table): Omit<Puzzle, "theme" | "rating"> {
  const whole: SeatView = { ...view, legal: Object.keys(worth) };
  const after = (changes: Data): SeatView => changed(whole as unknown as Data, changes) as unknown as SeatView;
  return {
    id,
    table: { ...common, seats: common.seats.map((seat, at) => ({ ...seat, nickname: seats[at] ?? seat.nickname })) },
    view: whole,
    story,
    worth,
    right: Object.fromEntries(Object.entries(right).map(([move, changes]) => [move, { after: after(changes) }])),
    advice: { ...advice, marks: [] },
  };
}

/** What the player is asked for: the kind of the right move. */
export function questionOf(puzzle: Puzzle): string {
  const [move = ""] = Object.keys(puzzle.right);
  const [verb = ""] = move.split(" ");
  const { legal } = puzzle.view;
  if (verb === "bid" || verb === "pass") return legal.includes("pass") ? "bid" : "bid-first";
  if (verb === "place") return new Set(legal.map((each) => each.split(" ")[1])).size > 1 ? "place-which" : "place";
  const builds = verb === "build" || verb === "raze";
  return builds && legal.some((each) => each.startsWith("raze ")) ? "build-or-raze" : verb;
}

/** How many games of 100 the best wrong move wins. */
export function nextBest({ worth, right }: Puzzle): number {
  return Math.max(...Object.entries(worth).flatMap(([move, wins]) => (move in right ? [] : [wins])));
}

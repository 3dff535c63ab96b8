/** What the shell needs to know about a game, and nothing else about it.
 *
 * A game is a folder in games/. The shell finds its parts by file name, so each is bundled with the
 * page that shows it:
 *
 *     index.ts               GameModule: small, loaded with every page
 *     box-art/BoxArt.svelte  the picture on the home page
 *     pad/index.ts           GamePad: the score pad
 *     rules/index.ts         GameRules: texts, chapters and figures of the rules pages
 *     lessons/<name>.json    its lessons, written by tools/lessons
 *     exercises/<game>.json  its exercises, written by tools/exercises
 *     deal.ts                GameDeals: what the fair-deal check draws and compares
 *     pages/<Name>Page.svelte  pages of its own, at /<name>
 *     gallery.ts             its states for /gallery, in development
 *     art/, model/, parts/   what draws the game anywhere: one file per game when built
 */
import type { Component } from "svelte";
import type { Language } from "$lib/words/i18n.svelte";
import type { PictureProps, ScoringProps, TableProps } from "$lib/props";
import type { GameName, GameView, Options, StoryEvent } from "$lib/types";
import type { ShownDeal } from "../fair/pins";
import type { IconName } from "$ui/icons";

export interface GameModule {
  /** The server's name for it. */
  name: GameName;
  /** Games are listed in ascending order. */
  order: number;
  /** The mark in lists of tables, as a CSS colour. */
  colour: string;
  rulePages: RulePage[];
  /** Numbers of players that a table can be set to. */
  players: number[];
  /** The bots to offer before the server has answered, from the weakest to the strongest. */
  levels: readonly string[];
  /** The options that this number of players requires; undefined if any will do. */
  optionsFor: (players: number) => Options | undefined;
  /** Options that the waiting room offers as switches; on unless set to false. */
  switches: string[];
  /** The message that explains this number of players, if it needs explaining. */
  aboutPlayers: (players: number) => string | null;
  /** Whether players hold anything that others at the same device must not see. */
  hasSecrets: (options: Options) => boolean;
  /** Whether each pair of neighbours shares something. */
  sharesBetweenSeats: (options: Options) => boolean;
  /** Whether there is a start player, whom a table's settings may name. */
  hasStart: boolean;
  /** The seat marked as start player; 0 for none. */
  startPlayer: (view: GameView) => number;
  /** Whether players looking back see the table as spectators, because their old hands must not look playable. */
  looksBackAsSpectator: boolean;
  /** Whether its table is so wide that the log starts folded on an ordinary desktop. */
  needsRoom: boolean;
  /** Keys that the table understands, for the list of shortcuts. */
  shortcuts: Shortcut[];
  story: StoryWords;
  /** Where a square of a view's city is, in words; only for a game with squares. */
  where?: (view: GameView, city: string, square: string) => string;
  /** The rule pages whose quick references help with this table. */
  quickReference: (options: Options) => string[];
  /** Names of its lessons, in the order in which to learn them. */
  lessons: string[];
  /** The quick phrase that praises what is built in it. */
  praise: string;
  /** Other ways to play, offered on the home page. */
  ways: Way[];
  loadTable: () => Promise<{ default: unknown }>;
  loadScoring: () => Promise<{ default: unknown }>;
  /** What was built, for the card that players share. */
  loadPicture: () => Promise<{ default: unknown }>;
}

/** How to put a game's events into words. */
export interface StoryWords {
  /** By kind of event: the parameter that only its owner may know. */
  secrets: Record<string, string>;
  /** Names of the parameters that hold pieces in notation. */
  pieces: string[];
  /** The piece in words, or null if the text is not a piece of this game. */
  pieceName: (text: string) => string | null;
  /** A move in a few words, for lists of a round's moves; only for a game whose rounds have few. */
  moveName?: (move: string) => string | null;
}

export interface RulePage {
  /** The last part of its address. */
  name: string;
  /** What its rule numbers start with. */
  letter: string;
  /** The message with its short title. */
  title: string;
}

export interface Shortcut {
  keys: string;
  /** The message that says what they do. */
  id: string;
}

export interface Way {
  href: string;
  icon: IconName;
  /** The message with its name; `<id>-about` explains it. */
  id: string;
}

export type TableComponent = Component<TableProps>;
export type ScoringComponent = Component<ScoringProps>;
export type PictureComponent = Component<PictureProps>;

// ---- rules

export type Texts = Record<string, string>;

export interface GameRules {
  /** By the names in `GameModule.rulePages`. */
  pages: Record<string, RulesText>;
  /** By name: each drawing, and what it is drawn from. */
  figures: Record<string, Figure>;
  /** Drawn once per page: definitions that the figures refer to. */
  Definitions?: Component;
}

export interface RulesText {
  chapters: Chapter[];
  load: (language: Language) => Promise<Texts>;
  /** The quick reference, inside its card. */
  /** `further`: it follows the card of a variant, which says how to win. */
  QuickCard: Component<{ texts: Texts; further?: boolean }>;
}

export interface Figure {
  component: Component<Record<string, unknown>>;
  props: Record<string, unknown>;
}

export interface Chapter {
  id: string;
  blocks: Block[];
}

export type Block =
  /** A numbered rule; its number is an anchor. A `ruling` is our answer where the printed rules are unclear. */
  | { kind: "rule"; id: string; ruling?: boolean }
  /** A numbered heading inside a chapter. */
  | { kind: "heading"; id: string }
  | { kind: "text"; key: string }
  | { kind: "point"; key: string }
  | { kind: "ruling"; key: string }
  | { kind: "tip"; key: string }
  | { kind: "example"; id: string; key: string }
  | { kind: "figure"; name: string }
  /** Points by number: `of` and `points` are text keys; `columns` are numbers or text keys. */
  | { kind: "table"; of: string; points: string; columns: string[]; values: string[] };

// ---- score pad

export interface GamePad<Pad extends object = object> {
  Pad: Component<{ pad: Pad }, object, "pad">;
  /** The picture on its link. */
  Picture: Component;
  blank: () => Pad;
  /** Reads a stored pad; null if it is not a valid one. */
  read: (value: unknown) => Pad | null;
  /** Reads a pad from the list in a link; null if it is not a valid one. */
  fromList: (list: unknown[]) => Pad | null;
}

// ---- fair deals

/** What a game deals, and what people see of it. */
export interface GameDeals {
  /** The version of the rules that these deals follow. */
  rules: number;
  /** How many seats belong to Automas, which are never drawn. */
  automas: (options: Options) => number;
  /** Everything that chance decides, in order: no server may choose when, to whom or how much is dealt. */
  course: (players: number, options: Options) => DealCourse;
  /** An event as the record's line, "" for a deal hidden from this device, null for anything else. */
  dealLine: (event: StoryEvent) => string | null;
  /** The deals, or parts of deals, that a view and the events so far show. */
  shown: (game: GameView, story: readonly StoryEvent[]) => ShownDeal[];
  /** What an event puts back, to be dealt again; null for other events. Omitted if a game puts nothing back. */
  returned?: (event: StoryEvent) => string[] | null;
  /** Who begins, from the event that says so; null for other events. Omitted if a game has no start player. */
  began?: (event: StoryEvent) => number | null;
}

/** The deals of one game, followed through a record. */
export interface DealCourse {
  /** What must be drawn next; null if nothing more is dealt. */
  next: () => Draw | null;
  dealt: (items: readonly string[]) => void;
  played: (line: string) => void;
}

export interface Draw {
  count: number;
  /** What is left, in the fixed order; drawing removes from it. */
  pool: string[];
  /** What was put back since the last draw, by the moves in the record. */
  returned: string[];
  /** The whole line of the record, if these are drawn. */
  line: (items: readonly string[]) => string;
}

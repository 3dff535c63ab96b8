/** Events and refusals as sentences in the reader's language. */
import { GAMES, gameOf } from "../../games";
import { formatList, knows, language, t, type Param } from "./i18n.svelte";
import type { BeatLine } from "../pace/beats";
import type { GameView, Refusal, StoryEvent, Table } from "../types";

/** Parameters that hold a seat, and what its player is called in a message. */
const ROLES = [
  ["seat", "player"],
  ["start", "starter"],
] as const;

/** By kind of event: the parameter that only its owner may know. */
const SECRETS: Record<string, string> = Object.assign({}, ...GAMES.map(({ story }) => story.secrets));

/** Says where a square of a city is. */
export type Where = (city: string, square: string) => string;

/** What is seen omits what a picture shows; what is heard is complete, and says where things are. */
export type Told = "seen" | Where;

/** Squares in words, as a view draws them. */
export function whereIn(view: GameView | undefined): Where {
  return (city, square) => (view && gameOf(view.game).where?.(view, city, square)) ?? "";
}

/** `you`: the reader's seat, which is addressed instead of named; 0 for none. */
export function tellEvent(event: StoryEvent, names: readonly string[], told: Told = "seen", you = 0): string {
  const id = [told === "seen" ? "" : `heard-${event.kind}`, `story-${event.kind}`].find(knows) ?? `event-${event.kind}`;
  return t(addressed(id, event, you), { ...withNames(event, names), square: squareOf(event, told) });
}

function squareOf({ city, square }: StoryEvent, told: Told): string | undefined {
  return told === "seen" || square === undefined ? undefined : told(String(city), String(square));
}

/** A line about what has just happened; see `Beat`. */
export function tellLine({ id, params }: BeatLine, names: readonly string[], you = 0): string {
  const seat = Number(params.seat);
  return t(addressed(id, { seat }, you), { ...params, player: names[seat - 1] ?? "" });
}

/** The message in the second person, if the event is about the reader. */
function addressed(id: string, event: Partial<StoryEvent>, you: number): string {
  const own = `${id}-you`;
  return you > 0 && (event.seat ?? event.start) === you && knows(own) ? own : id;
}

/** What its player has just done, in a few words to show next to their name; "" for anything else. */
export function tellDoing(event: StoryEvent, names: readonly string[]): string {
  const id = `did-${event.kind}`;
  return knows(id) ? t(id, withNames(event, names)) : "";
}

/** One sentence for consecutive events of the same kind by the same seat, where the language has one. */
export function tellEvents(events: readonly StoryEvent[], names: readonly string[], told: Told = "seen", you = 0): string[] {
  return rows(events).map((row) => {
    const [first] = row;
    if (!first) return "";
    return row.length === 1 ? tellEvent(first, names, told, you) : tellMany(row, names, you);
  });
}

function tellMany(row: readonly StoryEvent[], names: readonly string[], you: number): string {
  const first = row[0] as StoryEvent;
  const params = withNames(first, names);
  const each = `story-${first.kind}-each`;
  if (knows(each)) {
    params["each"] = formatList(row.map((event) => t(each, withNames(event, names))));
    return t(addressed(`story-${first.kind}-many`, first, you), params);
  }
  for (const name of Object.keys(first)) {
    if (name !== "kind" && name !== "seat") {
      params[name] = row.map((event) => String(inWords(name, event[name] as Param)));
    }
  }
  return t(addressed(`event-${first.kind}-many`, first, you), params);
}

export function rows(events: readonly StoryEvent[]): StoryEvent[][] {
  const result: StoryEvent[][] = [];
  for (const event of events) {
    const row = result.at(-1);
    const last = row?.[0];
    const goesOn = last?.kind === event.kind && last.seat === event.seat && knows(`event-${event.kind}-many`);
    if (row && goesOn) row.push(event);
    else result.push([event]);
  }
  return result;
}

/** A piece in words: events carry them in notation. */
export function pieceName(text: string): string {
  for (const { story } of GAMES) {
    const name = story.pieceName(text);
    if (name !== null) return name;
  }
  return text;
}

const PIECES = new Set(GAMES.flatMap(({ story }) => story.pieces));

/** Some sentences begin with a piece's name, which is in lower case. */
export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

function inWords(name: string, value: Param): Param {
  if (!PIECES.has(name)) return value;
  if (Array.isArray(value)) return value.map((piece) => pieceName(String(piece)));
  return typeof value === "string" ? pieceName(value) : value;
}

function withNames(event: StoryEvent, names: readonly string[]): Record<string, Param> {
  const { kind, ...rest } = event;
  const entries = Object.entries(rest as Record<string, Param>);
  const params = Object.fromEntries(entries.map(([name, value]) => [name, inWords(name, value)]));
  const secret = SECRETS[kind];
  const named: Record<string, Param> = { ...params, hidden: secret && !(secret in params) ? "yes" : "no" };
  for (const [key, role] of ROLES) {
    const seat = params[key];
    if (typeof seat === "number") named[role] = names[seat - 1] ?? "";
  }
  return named;
}

/** The event as other players see it. */
export function withoutSecret(event: StoryEvent): StoryEvent {
  const secret = SECRETS[event.kind];
  if (secret === undefined || !(secret in event)) return event;
  return Object.fromEntries(Object.entries(event).filter(([name]) => name !== secret)) as StoryEvent;
}

/** The problem, then the rule's number in brackets, as on the command line. */
export function tellRefusal({ code, rule, params, line }: Refusal): string {
  const sentence = sentenceOf(code, params);
  const problem = rule ? `${sentence} (${rule})` : sentence;
  return typeof line === "number" ? t("at-line", { line, problem }) : problem;
}

/** Errors are written for those who type moves. Those who tap them read it in words, if there are any. */
function sentenceOf(code: string, params: Refusal["params"]): string {
  if (knows(`refused-${code}`)) {
    const entries = Object.entries(params as Record<string, Param>).map(([name, value]) => [name, inWords(name, value)]);
    return t(`refused-${code}`, Object.fromEntries(entries) as Record<string, Param>);
  }
  return knows(`error-${code}`) ? t(`error-${code}`, params as Record<string, Param>) : plainly(code, params);
}

function plainly(code: string, params: Record<string, unknown>): string {
  const details = Object.entries(params).map(([name, value]) => `${name}=${String(value)}`);
  return details.length > 0 ? `${code} (${details.join(", ")})` : code;
}

/** Names by seat, starting with seat 1; bots are named by level. */
export function seatNames(table: Table): string[] {
  return table.seats.map((seat) => {
    if (seat.kind === "automa") return t("automa-name", { name: seat.nickname });
    if (seat.nickname) return seat.nickname;
    if (seat.kind === "bot") return t("bot-name", { level: seat.level, seat: seat.seat });
    return t("player-default", { seat: seat.seat });
  });
}

/** The seat that “you” means: the reader's only one. 0 for spectators, and where several people share a device. */
export function readersSeat(seats: readonly number[]): number {
  return seats.length === 1 ? (seats[0] ?? 0) : 0;
}

/** Names as labels: the reader's own seat is “You”. */
export function seatLabels(names: readonly string[], you: number): string[] {
  return names.map((name, place) => (place + 1 === you ? t("you") : name));
}

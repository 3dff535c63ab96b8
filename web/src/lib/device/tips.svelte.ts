/** Tips at the controls of a table. Each is shown until it is followed or closed; the settings bring them back. */
import { prefs } from "./settings.svelte";
import { keep, readKept } from "./storage";

export type TipName = "bid" | "build" | "raze" | "pick" | "assign" | "place" | "grid" | "duplex";

const KEY = "drafting-table-tips";
/** Tips that have been on the screen since the page was loaded. */
const seen = new Set<TipName>();
let ended = $state.raw<readonly unknown[]>(read());

function read(): readonly unknown[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept : [];
}

/** The first of these that has not been followed or closed. */
export function tipAmong(names: readonly TipName[]): TipName | undefined {
  return prefs.tips ? names.find((name) => !ended.includes(name)) : undefined;
}

export function endTip(name: TipName): void {
  if (!prefs.tips || ended.includes(name)) return;
  ended = [...ended, name];
  keep(KEY, ended);
}

export function bringBackTips(): void {
  ended = [];
  keep(KEY, ended);
  prefs.tips = true;
}

export const noteSeen = (name: TipName): void => void seen.add(name);

/** Ends the tip that a move follows. Building without a raze is an answer to the tip about razing: reading it once is enough. So it is for the grid. */
export function followTips(move: string): void {
  const tip = tipOf(move);
  if (tip) endTip(tip);
  if (tip === "build" && seen.has("raze")) endTip("raze");
  if (tip === "pick" && seen.has("grid")) endTip("grid");
}

/** The tip that a move follows. */
export function tipOf(move: string): TipName | undefined {
  const [verb = "", piece = "", city = ""] = move.split(" ");
  if (verb === "place") return /[/-]/.test(piece) ? "duplex" : "place";
  // Only beginners assign tiles to Automacity, which is what the tip is about.
  if (verb === "assign") return city === "B" ? "assign" : undefined;
  return VERBS[verb];
}

const VERBS: Record<string, TipName> = { bid: "bid", pass: "bid", build: "build", raze: "raze", pick: "pick" };

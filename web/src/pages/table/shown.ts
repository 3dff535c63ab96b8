/** Which seat a device shows, and when a curtain hides it. */
import type { CitiesHelp, SeatView, Table, TowersHelp, TowersPoints, Views } from "$lib/types";

/** The own seat to show: the one shown already while it must act, else the next that must. */
export function seatToShow(mine: readonly number[], waiting: readonly number[], shown: number): number {
  if (mine.length === 0) return 0;
  const current = mine.includes(shown) ? shown : (mine[0] ?? 0);
  if (waiting.includes(current)) return current;
  const start = mine.indexOf(current);
  const turn = [...mine.slice(start + 1), ...mine.slice(0, start)];
  return turn.find((seat) => waiting.includes(seat)) ?? current;
}

/** Hands are secret in the drafting modes of Between Two Cities; nothing else is. */
export function hasSecrets(table: Table): boolean {
  const mode = table.settings.options["mode"] ?? "ring";
  return table.settings.game === "cities" && (mode === "ring" || mode === "two");
}

export function mayAct(views: Views, seats: readonly number[]): boolean {
  return seats.some((seat) => (views[String(seat)]?.legal.length ?? 0) > 0);
}

/** Whose flag it is: the start player of the round on show (T4.4, T4.5), 0 where there is none. */
export function startPlayer(view: SeatView | undefined): number {
  return view?.game.game === "towers" && view.game.phase !== "over" ? view.game.start : 0;
}

/** Where "since your last move" begins: behind the last event of an own seat. */
export function sinceMine(story: readonly { seat?: number }[], mine: readonly number[]): number {
  const last = story.findLastIndex((event) => event.seat !== undefined && mine.includes(event.seat));
  return last + 1;
}

const NO_TOWERS_HELP: TowersHelp = { limits: [], bids: {}, points: [] };
const NO_CITIES_HELP: CitiesHelp = { adds: {}, others: {}, first: {}, factories: [] };

/** The server leaves out what nobody can use now; components get it empty. */
export function withWholeHelp(view: SeatView): SeatView {
  if (view.game.game === "cities") return { ...view, help: { ...NO_CITIES_HELP, ...view.help } };
  const help = { ...NO_TOWERS_HELP, ...(view.help as Partial<TowersHelp>) };
  return { ...view, help: { ...help, points: help.points.map(byLetter) } };
}

/** Towers may come by name (`candy`) or by letter, which is how the name begins. */
function byLetter(points: TowersPoints): TowersPoints {
  const towers = Object.entries(points.towers).map(([name, value]) => [name[0], value]);
  return { ...points, towers: Object.fromEntries(towers) as TowersPoints["towers"] };
}

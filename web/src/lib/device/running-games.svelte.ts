/** My running games, latest first. Kept on the device, so the home page can show them before any list arrives. */
import type { Table, TableLine, Views } from "../types";
import { keep, readKept } from "./storage";

export type RunningGame = Pick<TableLine, "id" | "game" | "mode" | "seats" | "progress">;

const KEY = "drafting-table-running-games";
/** How many are offered; all are in the list of my tables. */
const MOST = 3;

let games = $state.raw<RunningGame[]>(kept());

export function runningGames(): RunningGame[] {
  return games;
}

/** From a list of my tables. */
export function listRunning(mine: TableLine[]): void {
  save(mine.filter(({ state, progress }) => state === "running" && progress));
}

/** When leaving a table, because a list may be requested before the server has updated it. */
export function leaveTable(table: Table, views: Views): void {
  const others = games.filter(({ id }) => id !== table.id);
  const mine = table.seats.filter((seat) => seat.mine && !seat.resigned);
  save(table.state === "running" && mine.length > 0 ? [asRunning(table, views), ...others] : others);
}

function asRunning(table: Table, views: Views): RunningGame {
  const { options, game } = table.settings;
  const seats = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  const round = Object.values(views)[0]?.game.round ?? null;
  return {
    id: table.id,
    game,
    mode: typeof options.mode === "string" ? options.mode : null,
    seats: table.seats.map(({ kind, nickname, level }) => ({ kind, nickname, level })),
    progress: { seats, round, waiting_for: table.waiting_for },
  };
}

function save(found: RunningGame[]): void {
  games = found.slice(0, MOST).map(({ id, game, mode, seats, progress }) => ({ id, game, mode, seats, progress }));
  keep(KEY, games);
}

function kept(): RunningGame[] {
  const found = readKept(KEY);
  return Array.isArray(found) ? (found as RunningGame[]).filter((one) => Boolean(one?.id && one.progress)) : [];
}

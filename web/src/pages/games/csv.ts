/** My games as a table for spreadsheets. Its headings are the same in every language, for programs. */
import type { Played } from "./played";

const COLUMNS = ["ended", "game", "mode", "players", "level", "result", "place", "score", "early", "scores", "names", "campaign", "table"];
/** A spreadsheet would take a text that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

export function csvOf(games: readonly Played[]): string {
  const rows = games.map((game) => rowOf(game).map(cell).join(","));
  return [COLUMNS.join(","), ...rows, ""].join("\r\n");
}

function rowOf(game: Played): (string | number | null)[] {
  return [
    new Date(game.at).toISOString(),
    game.game,
    game.mode,
    game.players,
    game.level,
    game.result === "none" ? null : game.result,
    game.place,
    game.score,
    game.early ? "yes" : "no",
    game.scores.join(" "),
    game.names.join("; "),
    game.campaign,
    game.id,
  ];
}

function cell(value: string | number | null): string {
  if (typeof value !== "string") return String(value ?? "");
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

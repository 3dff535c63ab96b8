/** My games as files. */
import { saveFile } from "$lib/device/save-file";
import { csvOf } from "./csv";
import type { Played } from "./played";
import { zipOf, type Packed } from "./zip";

const NAME = "drafting-table";

export function saveTable(games: readonly Played[]): void {
  // With a mark, or spreadsheets take it for another encoding.
  saveFile(new File(["\ufeff", csvOf(games)], `${NAME}-games.csv`, { type: "text/csv" }));
}

/** Saves one record as it is, several in one archive; returns how many could not be read. */
export async function saveRecords(
  games: readonly Played[],
  read: (id: string) => Promise<string>,
  progress: (done: number) => void,
): Promise<number> {
  const records: Packed[] = [];
  let missing = 0;
  for (const [nth, game] of games.entries()) {
    progress(nth);
    try {
      records.push({ name: recordName(game), text: await read(game.id) });
    } catch {
      missing += 1;
    }
  }
  const [first] = records;
  if (first && records.length === 1) saveFile(new File([first.text], first.name, { type: "text/plain" }));
  else if (first) saveFile(new File([zipOf(records)], `${NAME}-records.zip`, { type: "application/zip" }));
  return missing;
}

/** Unique: it has the table's id. */
function recordName({ at, game, mode, id }: Played): string {
  const day = new Date(at).toISOString().slice(0, 10);
  return `${[day, game, mode, id]
    .filter(Boolean)
    .join("-")
    .replaceAll(/[^\w-]/g, "")}.dtr`;
}

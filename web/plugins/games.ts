/** The games, as the build finds them: the folders in src/games with an index.ts. */
import { existsSync, globSync, readdirSync } from "node:fs";
import { basename, resolve } from "node:path";

const FOLDER = resolve(import.meta.dirname, "../src/games");

export const GAMES = readdirSync(FOLDER)
  .filter((name) => existsSync(resolve(FOLDER, name, "index.ts")))
  .sort();

/** By the first word of its address: each page that a game brings, relative to src/. */
export const GAME_PAGES: Record<string, string> = Object.fromEntries(
  globSync("*/pages/*Page.svelte", { cwd: FOLDER }).map((path) => [
    basename(path, "Page.svelte").toLowerCase(),
    `games/${path.replaceAll("\\", "/")}`,
  ]),
);

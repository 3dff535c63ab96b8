/** Which games have puzzles. */
import type { GameName } from "$lib/types";
import { GAMES } from "../../games";

const FOUND = import.meta.glob("../../games/*/puzzles/index.json");

export const PUZZLE_GAMES: readonly GameName[] = GAMES.map(({ name }) => name).filter(
  (name) => `../../games/${name}/puzzles/index.json` in FOUND,
);

/** How each game shows a change: a file `beats.ts` in its folder; without one, changes are shown whole. */
import { oneBeat, type Split } from "$lib/pace/beats";

const FOUND = import.meta.glob<Split>("./*/beats.ts", { eager: true, import: "default" });

export function gameBeats(game: string): Split {
  return FOUND[`./${game}/beats.ts`] ?? ((turn) => [oneBeat(turn)]);
}

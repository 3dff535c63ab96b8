/** Which puzzle comes next. */
import type { Kept } from "./kept";
import type { Entry } from "./puzzle";

/** One of so many that suit the player best: the next time it is not always the same. */
const CLOSEST = 6;

/** The place of a puzzle that was not tried yet, about as hard as the player is good; -1 if none is left.
 *
 * Those tried without success come again once there are no others, and then all.
 */
export function nextPlace(index: readonly Entry[], kept: Kept, seen: readonly string[], random: () => number): number {
  const wanted = index.filter(({ theme }) => kept.theme === "" || theme === kept.theme);
  const open = wanted.filter(({ id }) => !seen.includes(id));
  const others = wanted.filter(({ id }) => id !== seen.at(-1));
  const choices = [open.filter(({ id }) => !kept.tries[id]), open.filter(({ id }) => !kept.tries[id]?.[0]), open, others, wanted];
  const from = choices.find((some) => some.length > 0) ?? index;
  const near = [...from].sort((one, other) => distance(one, kept) - distance(other, kept)).slice(0, CLOSEST);
  const chosen = near[Math.floor(random() * near.length)];
  return chosen ? index.indexOf(chosen) : -1;
}

const distance = ({ rating }: Entry, kept: Kept): number => Math.abs(rating - kept.rating);

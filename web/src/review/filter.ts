/** Which decisions are listed. */
import type { Decision, Grade } from "./parts";

export const WHICH = ["slips", "mistakes", "all"] as const;
export type Which = (typeof WHICH)[number];

const IN: Record<Which, readonly Grade[]> = {
  all: ["best", "good", "inaccuracy", "mistake", "blunder"],
  slips: ["inaccuracy", "mistake", "blunder"],
  mistakes: ["mistake", "blunder"],
};

export const isSlip = ({ grade }: Decision): boolean => (IN.slips as readonly string[]).includes(grade);

/** `who`: one seat's, or everybody's if 0. */
export function filtered(decisions: readonly Decision[], who: number, which: Which): Decision[] {
  return decisions.filter(({ seat, grade }) => (who === 0 || seat === who) && (IN[which] as readonly string[]).includes(grade));
}

/** The first slip after a step, or the first of all once there is none left. */
export function nextSlip(decisions: readonly Decision[], who: number, step: number): Decision | undefined {
  const slips = filtered(decisions, who, "slips");
  return slips.find((one) => one.step > step) ?? slips[0];
}

/** A try within this of the best is good enough. */
const ACCEPTED = 0.04;

/** What one seat can learn from, in the order of the game: mistakes, or smaller slips where there are none.
 * What would be accepted as an answer is no exercise. */
export function toLearnFrom(decisions: readonly Decision[], seat: number): Decision[] {
  const costly = decisions.filter(({ lost }) => lost > ACCEPTED);
  const mistakes = filtered(costly, seat, "mistakes");
  return mistakes.length > 0 ? mistakes : filtered(costly, seat, "slips");
}

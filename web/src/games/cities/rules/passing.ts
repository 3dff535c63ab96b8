/** Arrows inside the ring of figure C2, drawn as paths round its centre. */

const CENTRE = 150;
const HEAD = 9;
/** Degrees clockwise from the right; the reader's seat is below, at 90. */
const [RIGHT_END, LEFT_END] = [-25, 205];

export interface Pass {
  round: number;
  arc: string;
  head: string;
  /** Where the round's number is written, in front of the reader. */
  label: number;
}

/** C3.1: hands are passed to the left (clockwise) in round 1; C3.3: to the right in round 3. */
export const PASSES: readonly Pass[] = [pass(1, 67, RIGHT_END, LEFT_END), pass(3, 35, LEFT_END, RIGHT_END)];

function pass(round: number, radius: number, from: number, to: number): Pass {
  const clockwise = to > from;
  const [start, end] = [point(radius, from), point(radius, to)];
  const arc = `M${start}A${radius} ${radius} 0 1 ${clockwise ? 1 : 0} ${end}`;
  // Both barbs are behind the tip, which points along the circle.
  const back = to + (clockwise ? -1 : 1) * (HEAD / radius) * (180 / Math.PI);
  const head = `M${point(radius - HEAD * 0.7, back)}L${end}L${point(radius + HEAD * 0.7, back)}`;
  return { round, arc, head, label: CENTRE + radius };
}

function point(radius: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)].map((part) => (CENTRE + radius * part).toFixed(1)).join(" ");
}

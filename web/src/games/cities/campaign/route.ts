/** The course of the river past a campaign's games: in rows, back and forth like a snake. */

type Side = "left" | "right" | "top" | "bottom";

/** One section of the map, from 0. */
export interface Section {
  row: number;
  column: number;
  /** The river in a section of 300 by 240, as an SVG path. */
  river: string;
  /** Whether it flows straight on, so a bridge fits in the middle. */
  straight: boolean;
}

export const WIDTH = 300;
export const HEIGHT = 240;

/** How many sections fit side by side. */
export function columnsFor(width: number): number {
  return Math.min(3, Math.max(1, Math.floor(width / 270)));
}

export function sectionsOf(length: number, columns: number): Section[] {
  return Array.from({ length }, (_, nth) => {
    const row = Math.floor(nth / columns);
    const along = nth % columns;
    const back = row % 2 === 1;
    const from = nth === 0 && columns > 1 ? "left" : along === 0 ? "top" : back ? "right" : "left";
    const ends = along === columns - 1 && (nth < length - 1 || columns === 1);
    const to = ends ? "bottom" : back ? "left" : "right";
    const straight = (from === "top") === (to === "bottom");
    return { row, column: back ? columns - 1 - along : along, river: riverBetween(from, to), straight };
  });
}

/** Where the river enters or leaves: sections join without a kink. */
const ENDS: Record<Side, { at: string; towards: string }> = {
  left: { at: "0 120", towards: "50 95" },
  right: { at: "300 120", towards: "250 145" },
  top: { at: "150 0", towards: "175 45" },
  bottom: { at: "150 240", towards: "125 195" },
};

/** Where it is halfway, and the control point before that. */
const BENDS: Record<string, [string, string]> = {
  "left right": ["95 100", "150 120"],
  "right left": ["205 140", "150 120"],
  "top bottom": ["170 75", "150 120"],
  "left bottom": ["112 98", "130 145"],
  "right bottom": ["200 112", "168 148"],
  "top left": ["152 108", "110 112"],
  "top right": ["148 98", "190 124"],
};

function riverBetween(from: Side, to: Side): string {
  const [before, middle] = BENDS[`${from} ${to}`] ?? ["150 120", "150 120"];
  return `M${ENDS[from].at}C${ENDS[from].towards} ${before} ${middle}S${ENDS[to].towards} ${ENDS[to].at}`;
}

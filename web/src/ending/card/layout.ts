/** Sizes on the result card, and texts that must fit into them without being measured. */

export const WIDTH = 1200;
export const HEIGHT = 630;
export const RANKING = { x: 776, y: 150, width: 376, height: 400 };

/** An average letter's width, as part of the font size; wide enough for capitals in between. */
const LETTER = 0.6;
const LEAST = 0.62;

/** The text at the largest size that fits, at most `size`; shortened if that would be too small to read. */
export function fitted(text: string, width: number, size: number): { text: string; size: number } {
  const letters = [...text];
  const fits = width / (letters.length * LETTER);
  const least = size * LEAST;
  if (fits >= least) return { text, size: Math.min(size, fits) };
  const most = Math.floor(width / (least * LETTER)) - 1;
  return { text: `${letters.slice(0, most).join("").trimEnd()}…`, size: least };
}

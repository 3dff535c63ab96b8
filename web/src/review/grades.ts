/** The signs of the grades, on a 24 by 24 grid. */
import type { Grade } from "./parts";

interface Sign {
  shape: string;
  /** A drawn symbol, or else a text. */
  stroke?: string;
  text?: string;
}

const CIRCLE = "M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20Z";
const SQUARE = "M5 3h14q2 0 2 2v14q0 2-2 2H5q-2 0-2-2V5q0-2 2-2Z";
const DIAMOND = "M12 .8 23.200 12 12 23.200.8 12Z";

export const SIGNS: Record<Grade, Sign> = {
  best: {
    shape: CIRCLE,
    stroke: "m12 6.500 1.700 3.500 3.800.5-2.800 2.700.7 3.800-3.400-1.900-3.400 1.900.7-3.800-2.800-2.700 3.800-.5Z",
  },
  good: { shape: CIRCLE, stroke: "m7.500 12.500 3 3 6-6.500" },
  inaccuracy: { shape: CIRCLE, text: "?!" },
  mistake: { shape: SQUARE, text: "?" },
  blunder: { shape: DIAMOND, text: "??" },
};

/** A card's annotations: construction lines above the floor, a dimension line below. */
import type { Kind } from "../model/cards";
import { FLOOR_HEIGHT as H, PLATFORM, floorWidth } from "./measure";
import { circle } from "./pen";

const APEX = -112;

/** What may go on top, in pencil: narrower floors, or anything on an 8. */
export function cardPencil(value: number): string {
  if (value === 0 || value === 9) return "";
  if (value === 8) return onPlatform();
  const half = floorWidth(value) / 2;
  const tip = half * 0.45;
  return `M${-half} ${-H}L${-tip} ${APEX}M${half} ${-H}L${tip} ${APEX}`;
}

/** A wide floor and a narrow one, side by side on the slab. */
function onPlatform(): string {
  const half = PLATFORM / 2 - 4;
  return `M${-half} ${-H}V${-H - 26}H${half}V${-H}M-26 ${-H - 26}V${-H - 50}H26V${-H - 26}`;
}

/** The landscape behind a card's floor, in a pale wash. */
export const SCENERY: Record<Kind, string> = {
  c: `M-88 0V-18Q-60 -42 -32 -22Q0 -46 34 -24Q62 -44 88 -16V0Z${circle(-64, -66, 12)}${circle(66, -58, 10)}M-65.5 -54h3v30h-3zM64.5 -48h3v20h-3z`,
  h: `M-88 0V-14L-72 -34L-62 -22L-48 -50L-34 -24L-8 -34L18 -18L46 -40L58 -24L88 -44V0Z${circle(56, -88, 17)}`,
  t: `M-88 0V-10H88V0Z${circle(-66, -36, 17)}${circle(-50, -24, 12)}${circle(62, -40, 18)}${circle(76, -24, 12)}M-68 -22h5v14h-5zM60 -24h5v16h-5z`,
  j: "M-88 0V-24H-70V-40H-54V-22H-34V-12H30V-30H46V-46H50V-70H53V-46H68V-20H88V0Z",
  s: `M-88 0V-12Q-50 -38 -8 -16Q42 -44 88 -10V0Z${circle(-58, -84, 15)}`,
};

/** A dimension line with one tick for each unit of the value. A roof has no width to measure. */
export function measureLine(value: number): string {
  if (value === 0) return "";
  const half = floorWidth(value) / 2;
  let path = `M${-half} 12V34M${half} 12V34M${-half} 24H${half}`;
  for (let i = 1; i < value; i++) {
    const x = Math.round((-half + (2 * half * i) / value) * 10) / 10;
    path += `M${x} 20V28`;
  }
  return path;
}

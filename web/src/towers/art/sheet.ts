/** The draughtsman's additions on a card: construction lines above a floor, its measure below. */
import { FLOOR_HEIGHT as H, PLATFORM, floorWidth } from "./measure";

const APEX = -112;

/** What may come on top, in pencil: narrower floors, or on an 8 anything at all. */
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

/** A pencil sketch of a tower, shown before anything is built. It tapers, as towers must. */
import { FLOOR_HEIGHT as H, floorWidth, ROOF_HEIGHT } from "./measure";

const DREAM = [15, 14, 12, 11, 10, 7, 6, 5, 3, 2];
export const DREAM_HEIGHT = DREAM.length * H + ROOF_HEIGHT;

export function dreamTower(): string {
  const floors = DREAM.map((value, i) => {
    const half = floorWidth(value) / 2;
    return `M${-half} ${-i * H}V${-(i + 1) * H}H${half}V${-i * H}`;
  });
  const eaves = -DREAM.length * H;
  return `${floors.join("")}M-36 ${eaves}L0 ${eaves - ROOF_HEIGHT + 6}L36 ${eaves}Z`;
}

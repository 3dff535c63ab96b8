/** The dimensions of a tower's picture. A floor is as wide as its value, which illustrates T2.3. */

/** Fits the widest floor and the platform of an 8, with a margin. */
export const PLOT = 168;
export const FLOOR_HEIGHT = 56;
export const ROOF_HEIGHT = 84;
export const PLATFORM = 162;
/** The space above a 9 for the crane's hook. */
export const HOOK_HEIGHT = 40;

export const SMALL_STRETCH = 1.25;

const NARROWEST = 52;
const STEP = 7;

export function floorWidth(value: number): number {
  return NARROWEST + value * STEP;
}

/** Small towers have higher floors, to keep their numbers readable. */
export function floorHeight(value: number, small = false): number {
  if (value === 0) return ROOF_HEIGHT;
  return small ? FLOOR_HEIGHT * SMALL_STRETCH : FLOOR_HEIGHT;
}

/** The height of a stack of these values. */
export function stackHeight(values: readonly number[], small = false): number {
  return values.reduce((sum, value) => sum + floorHeight(value, small), 0);
}

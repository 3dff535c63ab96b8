/** The 8 and the 9, easy to tell apart: a broad platform, and a load on a crane. */
import { box, circle, hand, rounded, type Ink, type Layer } from "./pen";
import { FLOOR_HEIGHT as H, HOOK_HEIGHT, PLATFORM, floorWidth } from "./measure";

/** T2.4: anything fits on it. */
export function platform(trim: Ink): Layer[] {
  const half = PLATFORM / 2;
  const body = floorWidth(8) / 2;
  const slab = rounded(-half, -H + 13, PLATFORM, 13, 4);
  return [
    { d: `M${-body + 1} -18L${-half + 7} ${-H + 14}M${body - 1} -18L${half - 7} ${-H + 14}`, ink: "line" },
    { d: `M${-body + 1} -30L${-half + 26} ${-H + 14}M${body - 1} -30L${half - 26} ${-H + 14}`, ink: "line" },
    { d: slab, ink: trim },
    { d: landingMarks(half), ink: "line" },
  ];
}

/** Short arrows along the slab: anything goes here. */
function landingMarks(half: number): string {
  let path = "";
  for (let x = -half + 14; x <= half - 13; x += 19.1) path += `M${(x - 4).toFixed(1)} ${-H + 4}l4 5l4 -5`;
  return path;
}

/** T2.5: the girder and slings by which a crane may set it on anything but a roof. */
export function slings(): Layer[] {
  const half = floorWidth(9) / 2 + 3;
  const waver = hand(9);
  let stripes = "";
  for (let x = -half + 5; x < half - 6; x += 10) stripes += `M${x} 0l5 -8`;
  return [
    { d: `M${-half} -6V${-H + 1}M${half} -6V${-H + 1}`, ink: "line" },
    { d: box(-half - 3, 0, 2 * half + 6, 8, waver, 0.3), ink: "hazard" },
    { d: stripes, ink: "line" },
    { d: circle(-half, -H + 1, 3) + circle(half, -H + 1, 3), ink: "solid" },
  ];
}

/** Above a 9 at the top of a tower: the ropes meet in the crane's hook. */
export function hook(): Layer[] {
  const half = floorWidth(9) / 2 + 3;
  const y = -H - HOOK_HEIGHT + 14;
  return [
    { d: `M${-half} ${-H}L0 ${y + 10}L${half} ${-H}M0 ${y}V${y - 14}`, ink: "line" },
    { d: circle(0, y, 5.5), ink: "hazard" },
    { d: `M0 ${y + 5}q6 2 4 7q-4 4 -8 0`, ink: "line" },
  ];
}

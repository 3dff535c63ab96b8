/** Cards travel: what leaves the display arrives on a tower, and back again when it is undone. */
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";
import { reducedMotion } from "$lib/settings.svelte";

const TRAVEL = 420;
const STILL = 1;

export const [leave, arrive] = crossfade({
  duration: () => (reducedMotion() ? STILL : TRAVEL),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: reducedMotion() ? STILL : TRAVEL / 2 }),
});

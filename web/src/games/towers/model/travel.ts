/** Animates cards from the display to a tower, and back when undone. A 9 comes by crane, a razed floor
    topples, a bid is put on the table. Respects reduced motion. */
import { backOut, cubicIn, cubicInOut, cubicOut } from "svelte/easing";
import { crossfade, type TransitionConfig } from "svelte/transition";
import { motionTime } from "$lib/pace/paced";

const TRAVEL = 420;
const CRANE = 1100;
const BEAT = 70;

interface Journey {
  /** The key of the animated element, the same at both ends. */
  key: string;
  /** The delay, so cards are dealt one after another. */
  order?: number;
  /** Whether it is on a tower, where leaving without a destination means falling. */
  high?: boolean;
}

/** Dealt from the pile on the right, discarded to the same side, or toppled. */
function alone({ order = 0, high = false }: Journey, intro: boolean): TransitionConfig {
  if (high) return { duration: motionTime(TRAVEL), easing: intro ? cubicOut : cubicIn, css: intro ? settling : toppling };
  const delay = intro ? motionTime(BEAT * order) : 0;
  return { duration: motionTime(TRAVEL), delay, easing: cubicOut, css: dealing };
}

export const settling = (t: number, u: number): string => `opacity: ${t}; transform: translateY(${-40 * u}%)`;
export const toppling = (t: number, u: number): string =>
  `opacity: ${Math.min(1, 2 * t)}; transform: translate(${70 * u}%, ${90 * u * u}%) rotate(${50 * u}deg)`;
export const dealing = (t: number, u: number): string => `opacity: ${t}; transform: translate(${60 * u}%, ${-12 * u}%) rotate(${9 * u}deg)`;

type Way = (node: Element, journey: Journey) => () => TransitionConfig;

/** Moving elements are drawn above the towers and cards they pass. */
export function raised({ css, ...rest }: TransitionConfig): TransitionConfig {
  return css ? { ...rest, css: (t, u) => `z-index: 1; ${css(t, u)}` } : rest;
}

const raisedWay =
  (way: Way): Way =>
  (node, journey) => {
    const begin = way(node, journey);
    return () => raised(begin());
  };

const ends = crossfade({
  duration: () => motionTime(TRAVEL),
  easing: cubicOut,
  fallback: (_node, params, intro) => alone(params as Journey, intro),
});
export const leave = raisedWay(ends[0]);
export const travel = raisedWay(ends[1]);

/** A floor comes from the display or appears in place; a 9 is lowered by the crane (T2.5). */
export function land(node: Element, { key, value }: { key: string; value: number }): () => TransitionConfig {
  if (value !== 9) return travel(node, { key, high: true });
  return () => raised({ duration: motionTime(CRANE), easing: cubicInOut, css: hoisting(craneOf(node)) });
}

/** In pixels: the height of the floor, and the length of rope between its hook and the ceiling. */
interface Crane {
  floor: number;
  rope: number;
}

/** How far the hook reaches above a floor, in floor heights. */
const HOOK = 0.68;
const HIGHEST_LIFT = 4.2;
const LEAST_LIFT = 0.5;

function craneOf(node: Element): Crane {
  const { top, height } = node.getBoundingClientRect();
  const ceiling = node.closest("[data-ceiling]")?.getBoundingClientRect().top ?? top;
  return { floor: height, rope: Math.max(0, top - HOOK * height - ceiling) };
}

/** Swings less and less as it is lowered on a rope from the ceiling. */
export const hoisting = ({ floor, rope }: Crane): ((t: number, u: number) => string) => {
  const highest = Math.min(HIGHEST_LIFT * floor, Math.max(LEAST_LIFT * floor, rope));
  return (_t, u) => {
    const lift = highest * u;
    const swing = 3 * u * Math.cos(9 * u);
    return `--rope: ${Math.max(0, rope - lift)}px; transform: translateY(${-lift}px) rotate(${swing.toFixed(2)}deg)`;
  };
};

/** A bid, put down with a small bounce. */
export function putDown(_node: Element): TransitionConfig {
  return { duration: motionTime(TRAVEL * 0.75), easing: backOut, css: (t) => `transform: scale(${0.4 + 0.6 * t})` };
}

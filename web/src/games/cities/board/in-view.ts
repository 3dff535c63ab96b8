/** Brings a proposed or marked square into view, on screens where the notes above the tiles cover it. */
import type { Attachment } from "svelte/attachments";
import { reducedMotion } from "$lib/device/settings.svelte";

/** From where to where something is, from the top of the window. */
export interface Extent {
  top: number;
  bottom: number;
}

/** How far to scroll until the subject can be seen: with as much around it as fits, the largest part first.
    Nothing moves if it is in view already. */
export function scrollNeeded(subject: Extent, around: readonly Extent[], view: Extent): number {
  if (subject.top >= view.top && subject.bottom <= view.bottom) return 0;
  const shown = around.find(({ top, bottom }) => bottom - top <= view.bottom - view.top) ?? subject;
  return shown.bottom > view.bottom ? shown.bottom - view.bottom : shown.top - view.top;
}

/** Half of the button that hangs from the square. */
const BELOW = 24;
/** Milliseconds in which everything has appeared that comes with a change. */
const SOON = 100;

/** Where the page is about to be, while it scrolls back. */
let goal: number | null = null;

/** `{@attach inView}`: when it appears, also by opening its city, and when the board changes its size.
    Once it has gone, the page is where it was before. */
export const inView: Attachment<HTMLElement> = (node) => {
  let before: number | null = null;
  const look = (): void => {
    const top = goal ?? scrollY;
    if (bringIntoView(node)) before ??= top;
  };
  // One frame later, the notes have their height.
  const observer = new ResizeObserver(() => requestAnimationFrame(look));
  observer.observe(node);
  return () => {
    observer.disconnect();
    if (before !== null) goBack(before);
  };
};

/** What appears at the same time is looked at as if the page were there already. */
function goBack(top: number): void {
  goal = top;
  scrollTo({ top, behavior: behaviour() });
  setTimeout(() => (goal = null), SOON);
}

/** Returns whether the page had to scroll. */
function bringIntoView(node: HTMLElement): boolean {
  if (!node.isConnected || node.offsetParent === null) return false;
  const from = goal ?? scrollY;
  const there = ({ top, bottom }: Extent): Extent => ({ top: top + scrollY - from, bottom: bottom + scrollY - from });
  const { top, bottom } = there(node.getBoundingClientRect());
  const around = [node.closest(".own"), node.closest(".place")].flatMap((part) => (part ? there(part.getBoundingClientRect()) : []));
  const distance = scrollNeeded({ top, bottom: bottom + BELOW }, around, viewAround(node));
  if (distance !== 0) scrollTo({ top: from + distance, behavior: behaviour() });
  return distance !== 0;
}

function behaviour(): ScrollBehavior {
  return reducedMotion() ? "instant" : "smooth";
}

/** What neither the tiles in hand, nor the notes above them, nor a lesson's words cover. */
function viewAround(node: HTMLElement): Extent {
  const { left, right } = node.getBoundingClientRect();
  const below = [...(node.closest(".table")?.querySelectorAll(":scope > .dock, :scope > .dock > .notes") ?? [])]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.height > 0 && part.left < right && part.right > left);
  const words = node.closest(".taught")?.querySelector(":scope > .above");
  const pinned = words && getComputedStyle(words).position === "sticky" ? words.clientHeight : 0;
  return { top: pinned, bottom: Math.min(innerHeight, ...below.map((part) => part.top)) };
}

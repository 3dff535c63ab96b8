/** A tile that goes from the hand to its place, for the eye only. */
import { reducedMotion } from "$lib/settings.svelte";

const TIME = 420;

/** Lets a copy of `tile` fly to where `target` is; nothing moves for who wants it calm. */
export function travel(tile: Element | null | undefined, target: Element | null | undefined): void {
  if (!tile || !target || reducedMotion()) return;
  const from = tile.getBoundingClientRect();
  const to = target.getBoundingClientRect();
  const copy = tile.cloneNode(true) as HTMLElement;
  copy.setAttribute("aria-hidden", "true");
  copy.setAttribute("inert", "");
  copy.removeAttribute("data-tile");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: "0",
    zIndex: "30",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(copy);
  const shift = `translate(${to.left - from.left}px, ${to.top - from.top}px)`;
  const size = `scale(${to.width / from.width}, ${to.height / from.height})`;
  const way = copy.animate([{ transform: "none" }, { transform: `${shift} ${size}`, opacity: 0.9 }], {
    duration: TIME,
    easing: "cubic-bezier(.2,.8,.2,1)",
  });
  way.onfinish = way.oncancel = () => copy.remove();
}

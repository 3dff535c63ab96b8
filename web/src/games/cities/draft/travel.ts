/** Animates tiles from a hand or a player to their place. */
import { motionTime } from "$lib/pace/paced";
import { readTile } from "../model/notation";
import { around, backTo, type Journey, type Rectangle } from "../model/travels";

const TRAVEL_TIME = 460;
/** Tiles that start together follow one another. */
const APART = 140;

/** Animates a copy of the tile's face from one place to another. Respects reduced motion. */
export function fly(face: Element | null | undefined, from: Rectangle, to: Rectangle, delay = 0): void {
  if (!face || motionTime(TRAVEL_TIME) === 0 || from.width === 0 || to.width === 0) return;
  const copy = document.createElement("div");
  copy.className = "travelling";
  copy.setAttribute("aria-hidden", "true");
  copy.append(face.cloneNode(true));
  Object.assign(copy.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    zIndex: "calc(var(--z-sticky) + 1)", // below a lesson's words
    overflow: "hidden",
    border: "2px solid var(--line-strong)",
    borderRadius: "var(--radius-m)",
    boxShadow: "var(--shadow-3)",
    pointerEvents: "none",
    transformOrigin: "0 0",
  });
  document.body.append(copy);
  const way = copy.animate([{ transform: backTo(from, to) }, { transform: "none" }], {
    duration: motionTime(TRAVEL_TIME),
    delay: motionTime(delay),
    fill: "backwards",
    easing: "cubic-bezier(.3,.7,.2,1)",
  });
  way.onfinish = way.oncancel = () => copy.remove();
}

/** Removes the tiles still flying. */
export function endFlights(): void {
  document.querySelectorAll(".travelling").forEach((copy) => copy.remove());
}

/** From the dragged tile, or from the hand, to a highlighted place. */
export function flyToSpot(source: Element | null, tile: string, spot: Element | null): void {
  if (!source || !spot) return;
  const { left, top, width, height } = spot.getBoundingClientRect();
  const { shape } = readTile(tile);
  const to = { left, top, width: width * (shape === "horizontal" ? 2 : 1), height: height * (shape === "vertical" ? 2 : 1) };
  fly(source.querySelector("svg"), source.getBoundingClientRect(), to);
}

/** From the hand into a city. Its place is not known yet, so it shrinks into the city's middle. */
export function flyInto(source: Element | null, city: Element | null): void {
  if (!source || !city) return;
  const from = source.getBoundingClientRect();
  const { left, top, width, height } = city.getBoundingClientRect();
  const small = { width: from.width / 3, height: from.height / 3 };
  const to = { ...small, left: left + (width - small.width) / 2, top: top + (height - small.height) / 2 };
  if (width > 0) fly(source.querySelector("svg"), from, to);
}

/** From another player's entry to the square in a city, or to the city's small picture. */
export function follow(all: readonly Journey[]): void {
  all.forEach(({ seat, tile, city, squares }, nth) => {
    const from = shown(`[data-builder="${seat}"] [data-shown="${tile}"]`) ?? shown(`[data-builder="${seat}"]`);
    const face = document.querySelector(`[data-journey="${tile}"] svg`);
    const board = squares.map((square) => shown(`.board[data-city="${city}"] [data-square="${square}"]`));
    const places = board.every((found) => found !== null) ? board : [shown(`[data-stamp="${city}"]`)];
    const targets = places.flatMap((found) => found?.getBoundingClientRect() ?? []);
    if (from && targets.length > 0) fly(face, from.getBoundingClientRect(), around(targets), nth * APART);
  });
}

/** The first of these that is visible. */
function shown(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find((found) => found.getClientRects().length > 0) ?? null;
}

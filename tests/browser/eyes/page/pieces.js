// Everything that is drawn, with the colours in which it has to be seen.

let pending = [];

/** `kinds`: what there is to look for, the first that matches counts. See pieces.py. */
function collectPieces(kinds) {
  forget();
  const taken = new Set();
  const faults = [];
  pending = [];
  for (const kind of kinds) {
    for (const element of all(kind.selector)) {
      if (taken.has(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      taken.add(element);
      if (isBlank(element)) continue;
      if (area(element.getBoundingClientRect()) < 1) faults.push(fault("no size", element, `${kind.name} is drawn, and has no size`));
      else pending.push({ element, kind, top: element.getBoundingClientRect().top });
      markInk({ element, kind });
    }
  }
  pending.sort((one, other) => one.top - other.top);
  return { faults, counts: Object.fromEntries(kinds.map(({ name }) => [name, pending.filter(({ kind }) => kind.name === name).length])) };
}

/** Holds nothing to be painted here: definitions for others, or an overlay without marks. */
function isBlank(element) {
  return element.localName === "svg" && element.querySelector(":scope > :not(defs, title)") === null;
}

/** Scrolls to the next piece; answers with all that can be seen by now, and with what can never be seen. After the last
 * piece, the page is as it was. */
function showPieces() {
  hideInk(false);
  const next = pending[0];
  if (!next) {
    hitEverything(false);
    scrollTo({ left: 0, top: 0, behavior: "instant" });
    return null;
  }
  // Until the last piece, for it changes no picture: each change makes the browser style the whole page again.
  hitEverything(true);
  scrollToPiece(next);
  const partly = pending.filter(isPartlySeen);
  partly.forEach(scrollToPiece);
  if (partly.length > 0) scrollToPiece(next);
  const seen = pending.map((piece) => ({ piece, box: seenBox(piece.element, piece.least ?? MOST) })).filter(({ box }) => box);
  const lost = seen.some(({ piece }) => piece === next) ? [] : [next];
  pending = pending.filter((piece) => !lost.includes(piece) && !seen.some((one) => one.piece === piece));
  return {
    seen: seen.map(({ piece, box }) => ({ name: piece.kind.name, what: nameOf(piece.element), box })),
    faults: lost.filter(({ element }) => !mayBeCovered(element)).map(({ element, kind }) => fault("covered", element, `${kind.name} cannot be seen`)),
  };
}

/** Scrolls to where most of it can be seen, or else anything; remembers which of them it was. */
function scrollToPiece(piece) {
  const canBeSeen = (least) => scrolledUntil(piece.element, () => seenBox(piece.element, least) !== null, DOWN);
  const wished = piece.least === undefined ? [MOST, ANY] : [piece.least];
  piece.least = wished.find(canBeSeen) ?? MOST;
}

/** There may be a better place for it, or else this is as good as any: then one picture shows it with the others. */
function isPartlySeen({ element, least }) {
  return least === undefined && seenBox(element, MOST) === null && seenBox(element, ANY) !== null;
}

function mayBeCovered(element) {
  hitEverything(false);
  return isSeatUnderBubble(element) || scrolledUntil(element, () => isUnderPopover(element));
}

/** From the top of the window downwards, which shows most of what comes next: the fewer pictures, the better. */
const DOWN = ["start", "center", "end"];

/** Of the points that are looked at, so many must not be covered: better most of them, if there is such a place. */
const MOST = 4;
const ANY = 1;
/** What is larger than the window can be seen only in parts. */
const ENOUGH = 0.6;
const ENOUGH_OF_LARGE = 0.2;

function seenBox(element, least) {
  const whole = boxOf(element.getBoundingClientRect());
  if (area(meet(whole, screenBox())) === 0) return null;
  const box = meet(visiblePart(element, whole), screenBox());
  const larger = width(whole) > innerWidth || height(whole) > innerHeight;
  if (area(box) < (larger ? ENOUGH_OF_LARGE : ENOUGH) * area(whole)) return null;
  return isOnTopAt(element, spread(box), least) ? box : null;
}

/** At so many of these points at least: after that, or if too few are left, nobody needs to look at more. */
function isOnTopAt(element, points, least) {
  let onTop = 0;
  for (const [at, point] of points.entries()) {
    if (isOnTop(element, point)) onTop += 1;
    if (onTop >= least) return true;
    if (onTop + points.length - at - 1 < least) return false;
  }
  return false;
}

const unpainted = new CSSStyleSheet();
unpainted.replaceSync("[data-own-ink] { visibility: hidden !important }");

/** Takes away, or gives back, whatever is painted in the colours of its piece; all else stays. No frame needs to be
 * waited for: a screenshot asks the page for one of its own, and shows that. */
function hideInk(hidden) {
  adopt(unpainted, hidden);
}

function markInk({ element, kind }) {
  const colours = kind.inks.map((ink) => inkColour(element, ink));
  for (const shape of shapesOf(element, kind)) {
    if (!shape.hasAttribute("data-own-ink") && isInOwnColour(shape, colours)) shape.setAttribute("data-own-ink", "");
  }
}

/** Its own, and for a square of a city all that stands on it. */
function shapesOf(element, kind) {
  const within = kind.within ? element.closest(kind.within) : element;
  return [within, ...within.querySelectorAll("*")].filter((one) => one instanceof SVGGeometryElement || one instanceof SVGTextElement);
}

function isInOwnColour(shape, colours) {
  if (colours.length === 0) return true;
  const { fill, stroke } = paintOf(shape);
  return colours.includes(fill) || colours.includes(stroke);
}

const paintOf = remembered((shape) => {
  const { fill, stroke } = getComputedStyle(shape);
  return { fill, stroke };
});

/** A custom property, with `*` for the building's category; or a property such as `color`. */
function inkColour(element, ink) {
  const category = CATEGORIES[[...element.classList].find((name) => name in CATEGORIES)];
  const value = getComputedStyle(element).getPropertyValue(ink.replace("*", category ?? "")).trim();
  const hex = /^#(..)(..)(..)$/.exec(value);
  return hex ? `rgb(${hex.slice(1).map((part) => parseInt(part, 16)).join(", ")})` : value;
}

const CATEGORIES = { shops: "shop", factories: "factory", taverns: "tavern", offices: "office", parks: "park", houses: "house" };

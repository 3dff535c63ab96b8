// Everything that is drawn, with the colours in which it has to be seen.

let pending = [];

/** `kinds`: what there is to look for, the first that matches counts. See pieces.py. */
function collectPieces(kinds) {
  const taken = new Set();
  const faults = [];
  pending = [];
  for (const kind of kinds) {
    for (const element of all(kind.selector)) {
      if (taken.has(element) || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      taken.add(element);
      if (isBlank(element)) continue;
      if (area(element.getBoundingClientRect()) < 1) faults.push(fault("no size", element, `${kind.name} is drawn, and has no size`));
      else pending.push({ element, kind });
      markInk({ element, kind });
    }
  }
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
    scrollTo({ left: 0, top: 0, behavior: "instant" });
    return null;
  }
  // Once for all attempts: each change of style sheets makes the browser style the whole page again.
  const seen = withEverythingHit(() => {
    const wanted = [MOST, ANY].find((least) => scrolledUntil(next.element, () => seenBox(next.element, least) !== null));
    return pending
      .map((piece) => ({ piece, box: seenBox(piece.element, piece === next ? (wanted ?? MOST) : MOST) }))
      .filter(({ box }) => box);
  });
  const lost = seen.some(({ piece }) => piece === next) ? [] : [next];
  pending = pending.filter((piece) => !lost.includes(piece) && !seen.some((one) => one.piece === piece));
  return {
    seen: seen.map(({ piece, box }) => ({ name: piece.kind.name, what: nameOf(piece.element), box })),
    faults: lost.filter(({ element }) => !isSeatUnderBubble(element) && !scrolledUntil(element, () => isUnderPopover(element))).map(({ element, kind }) => fault("covered", element, `${kind.name} cannot be seen`)),
  };
}

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
  return spread(box).filter((point) => isOnTop(element, point)).length >= least ? box : null;
}

const unpainted = new CSSStyleSheet();
unpainted.replaceSync("[data-own-ink] { visibility: hidden !important }");

/** Takes away, or gives back, whatever is painted in the colours of its piece; all else stays. No frame needs to be
 * waited for: a screenshot asks the page for one of its own, and shows that. */
function hideInk(hidden) {
  const others = [...document.adoptedStyleSheets].filter((sheet) => sheet !== unpainted);
  document.adoptedStyleSheets = hidden ? [...others, unpainted] : others;
}

function markInk({ element, kind }) {
  const colours = kind.inks.map((ink) => inkColour(element, ink));
  for (const shape of shapesOf(element, kind)) {
    if (isInOwnColour(shape, colours)) shape.setAttribute("data-own-ink", "");
  }
}

/** Its own, and for a square of a city all that stands on it. */
function shapesOf(element, kind) {
  const within = kind.within ? element.closest(kind.within) : element;
  return [within, ...within.querySelectorAll("*")].filter((one) => one instanceof SVGGeometryElement || one instanceof SVGTextElement);
}

function isInOwnColour(shape, colours) {
  const { fill, stroke } = getComputedStyle(shape);
  return colours.length === 0 || colours.includes(fill) || colours.includes(stroke);
}

/** A custom property, with `*` for the building's category; or a property such as `color`. */
function inkColour(element, ink) {
  const category = CATEGORIES[[...element.classList].find((name) => name in CATEGORIES)];
  const value = getComputedStyle(element).getPropertyValue(ink.replace("*", category ?? "")).trim();
  const hex = /^#(..)(..)(..)$/.exec(value);
  return hex ? `rgb(${hex.slice(1).map((part) => parseInt(part, 16)).join(", ")})` : value;
}

const CATEGORIES = { shops: "shop", factories: "factory", taverns: "tavern", offices: "office", parks: "park", houses: "house" };

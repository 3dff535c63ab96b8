// What of an element can be seen, and what hides or cuts the rest. All boxes are in the window's own pixels.

/** What lies over the whole page and can be put away: then only that is looked at, for it hides the rest. */
const LAYERS = [
  "dialog:modal",
  ".body > aside:not(.wide)", // the drawer of log and chat, where there is no room for them beside the table
  ".veil", // the reveal, which ends by itself
];

/** What opens over a part of the page when it is asked for, and has a button to close it, or closes by itself. */
const POPOVERS = ".reasons, .results";

function isUnderPopover(element) {
  const points = spread(boxOf(element.getBoundingClientRect()));
  return points.some(({ x, y }) => document.elementFromPoint(x, y)?.closest(POPOVERS));
}

/** For a moment, a bubble may cover other seats, and nothing else. */
function isSeatUnderBubble(element) {
  const box = boxOf(element.getBoundingClientRect());
  return element.closest("[data-seat]") !== null && [...document.querySelectorAll("[data-doing]")].some((bubble) => area(meet(box, boxOf(bubble.getBoundingClientRect()))) > 0);
}

function root() {
  return [...document.querySelectorAll(LAYERS.join())].at(-1) ?? document.body;
}

function all(selector) {
  return [...root().querySelectorAll(selector)];
}

function boxOf({ left, top, right, bottom }) {
  return { left, top, right, bottom };
}

function meet(one, other) {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function width(box) {
  return Math.max(0, box.right - box.left);
}

function height(box) {
  return Math.max(0, box.bottom - box.top);
}

function area(box) {
  return width(box) * height(box);
}

function middle(box) {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}

function screenBox() {
  return { left: 0, top: 0, right: document.documentElement.clientWidth, bottom: innerHeight };
}

/** Something to be heard and not to be seen: text in a box of one pixel, or clipped to nothing. */
function isForScreenReaders(element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.clipPath === "inset(50%)") return true;
    if (style.overflow === "hidden" && at.clientWidth <= 1 && at.clientHeight <= 1 && style.position === "absolute") return true;
  }
  return false;
}

function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  // Chromium calls SVG text visible in a group that a container query hides; it has no box, though.
  if (element instanceof SVGElement && width + height === 0) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForScreenReaders(element);
}

/** Ancestors that may clip an element: an absolutely placed one leaves those that are not its containing block. */
function* clippers(element) {
  let position = getComputedStyle(element).position;
  for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const style = getComputedStyle(at);
    const frames = style.transform !== "none" || style.filter !== "none" || /paint|layout|strict|content/.test(style.contain);
    if (position === "fixed" && !frames) continue;
    if (position === "absolute" && !frames && style.position === "static") continue;
    position = style.position;
    yield { element: at, style, box: innerBox(at) };
  }
}

/** Without the border: there it is that overflow is cut. */
function innerBox(element) {
  const box = boxOf(element.getBoundingClientRect());
  if (element instanceof SVGElement) return box;
  const left = box.left + element.clientLeft;
  const top = box.top + element.clientTop;
  return { left, top, right: left + element.clientWidth, bottom: top + element.clientHeight };
}

function clipsItself({ display, overflowX, overflowY }) {
  return display !== "inline" && display !== "contents" && (overflowX !== "visible" || overflowY !== "visible");
}

const CUTS = /hidden|clip/;
const SCROLLS = /auto|scroll/;

/** What is left of a box after all that clips it: around an element, and for its contents the element too. */
function visiblePart(element, box, isContent = false) {
  const own = { style: getComputedStyle(element), box: innerBox(element) };
  let left = box;
  for (const { style, box: frame } of [...(isContent && clipsItself(own.style) ? [own] : []), ...clippers(element)]) {
    if (style.overflowX !== "visible") left = meet(left, { ...left, left: frame.left, right: frame.right });
    if (style.overflowY !== "visible") left = meet(left, { ...left, top: frame.top, bottom: frame.bottom });
  }
  return left;
}

/** The first ancestor that cuts some of a box away for good: what can be scrolled to is not lost. */
function cutBy(element, box, tolerance) {
  let across = true;
  let down = true;
  for (const { element: at, style, box: frame } of clippers(element)) {
    const lost = (on, overflow, from, to) => on && CUTS.test(overflow) && (frame[from] - box[from] > tolerance || box[to] - frame[to] > tolerance);
    if (lost(across, style.overflowX, "left", "right") || lost(down, style.overflowY, "top", "bottom")) return at;
    across &&= !SCROLLS.test(style.overflowX);
    down &&= !SCROLLS.test(style.overflowY);
  }
  return null;
}

function isOpaque(element) {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
  const clear = backgroundColor === "transparent" || (alpha && Number(alpha[1] ?? alpha[2]) < 0.9);
  return Number(opacity) > 0.9 && (!clear || backgroundImage !== "none");
}

/** Wherever it can be seen: in the middle of the window a bar that stays there may lie over it. */
function scrolledUntil(element, isSeen) {
  return ["center", "start", "end"].some((block) => {
    element.scrollIntoView({ block, inline: "center", behavior: "instant" });
    return isSeen();
  });
}

/** Its middle, and the middles of its quarters. */
function spread({ left, top, right, bottom }) {
  const at = (x, y) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y });
  return [at(0.5, 0.5), at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** Is nothing opaque painted over an element at a point? */
function isOnTop(element, { x, y }) {
  for (const found of document.elementsFromPoint(x, y)) {
    if (found === element || found.contains(element) || element.contains(found)) return true;
    if (isOpaque(found)) return false;
  }
  return false;
}

/** Everything can be hit while we look, also what lets the pointer through. A page's policy allows no <style>. */
const everythingHit = new CSSStyleSheet();
everythingHit.replaceSync("* { pointer-events: auto !important }");

function withEverythingHit(look) {
  const before = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [...before, everythingHit];
  try {
    return look();
  } finally {
    document.adoptedStyleSheets = before;
  }
}

/** How a person would find it in the page's source. */
function nameOf(element) {
  const own = (at) => at.localName + [...at.classList].filter((name) => !/^s(velte)?-/.test(name)).map((name) => `.${name}`).join("");
  const path = [];
  for (let at = element; at && at !== document.body && path.length < 4; at = at.parentElement) path.unshift(own(at));
  return path.join(" > ");
}

function fault(check, element, what, box = element.getBoundingClientRect()) {
  return { check, what: `${what} [${nameOf(element)}]`, box: boxOf(box) };
}

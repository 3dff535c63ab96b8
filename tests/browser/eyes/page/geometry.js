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

/** What is known of an element until something changes: asking the browser takes most of the time. */
const memories = [];

function remembered(find) {
  const memory = new Map();
  memories.push(memory);
  return (element) => {
    if (!memory.has(element)) memory.set(element, find(element));
    return memory.get(element);
  };
}

/** Whoever scrolls changes no style; whoever moves the focus, or comes back later, may find others. */
function forget() {
  memories.forEach((memory) => memory.clear());
}

const styleOf = remembered((element) => {
  const { position, display, overflowX, overflowY, transform, filter, contain, clipPath } = getComputedStyle(element);
  return { position, display, overflowX, overflowY, transform, filter, contain, clipPath };
});

/** Something to be heard and not to be seen: text in a box of one pixel, or clipped to nothing. */
const isForScreenReaders = remembered((element) => {
  if (!element || element === document.body) return false;
  const { clipPath, overflowX, overflowY, position } = styleOf(element);
  if (clipPath === "inset(50%)") return true;
  const hides = overflowX === "hidden" && overflowY === "hidden" && position === "absolute";
  return (hides && element.clientWidth <= 1 && element.clientHeight <= 1) || isForScreenReaders(element.parentElement);
});

function isShown(element) {
  const { width, height } = element.getBoundingClientRect();
  // Chromium calls SVG text visible in a group that a container query hides; it has no box, though.
  if (element instanceof SVGElement && width + height === 0) return false;
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isForScreenReaders(element);
}

/** Ancestors that clip an element: an absolutely placed one leaves those that are not its containing block. */
const clippers = remembered((element) => {
  const found = [];
  let { position } = styleOf(element);
  for (let at = element.parentElement; at && at !== document.documentElement; at = at.parentElement) {
    const style = styleOf(at);
    const frames = style.transform !== "none" || style.filter !== "none" || /paint|layout|strict|content/.test(style.contain);
    if (position === "fixed" && !frames) continue;
    if (position === "absolute" && !frames && style.position === "static") continue;
    position = style.position;
    if (style.overflowX !== "visible" || style.overflowY !== "visible") found.push({ element: at, style });
  }
  return found;
});

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
  const own = { element, style: styleOf(element) };
  let left = box;
  for (const { element: at, style } of [...(isContent && clipsItself(own.style) ? [own] : []), ...clippers(element)]) {
    const frame = innerBox(at);
    if (style.overflowX !== "visible") left = meet(left, { ...left, left: frame.left, right: frame.right });
    if (style.overflowY !== "visible") left = meet(left, { ...left, top: frame.top, bottom: frame.bottom });
  }
  return left;
}

/** The first ancestor that cuts some of a box away for good: what can be scrolled to is not lost. */
function cutBy(element, box, tolerance) {
  let across = true;
  let down = true;
  for (const { element: at, style } of clippers(element)) {
    const frame = innerBox(at);
    const lost = (on, overflow, from, to) => on && CUTS.test(overflow) && (frame[from] - box[from] > tolerance || box[to] - frame[to] > tolerance);
    if (lost(across, style.overflowX, "left", "right") || lost(down, style.overflowY, "top", "bottom")) return at;
    across &&= !SCROLLS.test(style.overflowX);
    down &&= !SCROLLS.test(style.overflowY);
  }
  return null;
}

const isOpaque = remembered((element) => {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  const alpha = /rgba\(.*, ([\d.]+)\)|\/ ([\d.]+)\)/.exec(backgroundColor);
  const clear = backgroundColor === "transparent" || (alpha && Number(alpha[1] ?? alpha[2]) < 0.9);
  return Number(opacity) > 0.9 && (!clear || backgroundImage !== "none");
});

/** Wherever it can be seen: in the middle of the window a bar that stays there may lie over it. */
function scrolledUntil(element, isSeen, blocks = ["center", "start", "end"]) {
  return blocks.some((block) => {
    element.scrollIntoView({ block, inline: "center", behavior: "instant" });
    return isSeen();
  });
}

/** Its middle, and the middles of its quarters. */
function spread({ left, top, right, bottom }) {
  const at = (x, y) => ({ x: left + (right - left) * x, y: top + (bottom - top) * y });
  return [at(0.5, 0.5), at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
}

/** Is nothing opaque painted over an element at a point? Mostly nothing is, which is quicker to ask than for all that lies
 * there. */
function isOnTop(element, { x, y }) {
  const top = document.elementFromPoint(x, y);
  if (!top || isRelated(top, element)) return top !== null;
  for (const found of document.elementsFromPoint(x, y)) {
    if (isRelated(found, element)) return true;
    if (isOpaque(found)) return false;
  }
  return false;
}

function isRelated(one, other) {
  return one === other || one.contains(other) || other.contains(one);
}

/** A page's policy allows no <style>. */
const everythingHit = new CSSStyleSheet();
everythingHit.replaceSync("[data-hit] { pointer-events: auto !important }");
let isEverythingHit = false;

/** Everything can be hit while we look, also what lets the pointer through: only that is styled again, not the whole page. */
function hitEverything(wanted) {
  if (wanted === isEverythingHit) return;
  isEverythingHit = wanted;
  adopt(everythingHit, true);
  if (wanted) passed().forEach((element) => element.setAttribute("data-hit", ""));
  else document.querySelectorAll("[data-hit]").forEach((element) => element.removeAttribute("data-hit"));
}

function passed() {
  return [...document.querySelectorAll("*")].filter((element) => getComputedStyle(element).pointerEvents !== "auto");
}

function withEverythingHit(look) {
  hitEverything(true);
  try {
    return look();
  } finally {
    hitEverything(false);
  }
}

/** Adds a style sheet or takes it away; the browser styles the page again only if that changes anything. */
function adopt(sheet, wanted) {
  const adopted = [...document.adoptedStyleSheets];
  if (adopted.includes(sheet) === wanted) return;
  document.adoptedStyleSheets = wanted ? [...adopted, sheet] : adopted.filter((one) => one !== sheet);
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

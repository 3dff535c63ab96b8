// Every line of text that can be seen: none is cut, none runs into another.

const TOLERANCE = 1.5;
const pen = document.createElement("canvas").getContext("2d");

/** Lines of text with the boxes of their ink: a font's own box is higher, and overlaps where lines are set tight. */
function lines() {
  const walker = document.createTreeWalker(root(), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !isPainted(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const ink = inkOf(node, element);
    const at = element.getBoundingClientRect();
    for (const rect of range.getClientRects()) {
      if (rect.width > 0.5 && rect.height > 0.5) found.push({ node, element, at, box: ink(rect) });
    }
  }
  return found;
}

function isPainted(element) {
  if (/^(script|style|title|desc|option|noscript)$/i.test(element.localName)) return false;
  const { color, fontSize } = getComputedStyle(element);
  return isShown(element) && color !== "rgba(0, 0, 0, 0)" && parseFloat(fontSize) > 0;
}

/** How much of a line's height is ink, measured with its font; standing text is taken as it is. */
function inkOf(node, element) {
  const style = getComputedStyle(element);
  if (style.writingMode !== "horizontal-tb") return boxOf;
  pen.font = style.font;
  const text = style.textTransform === "uppercase" ? node.data.toUpperCase() : node.data;
  const size = pen.measureText(text.trim());
  const whole = size.fontBoundingBoxAscent + size.fontBoundingBoxDescent;
  return (rect) => {
    const scale = rect.height / whole;
    const baseline = rect.top + size.fontBoundingBoxAscent * scale;
    return {
      left: rect.left,
      right: rect.right,
      top: baseline - size.actualBoundingBoxAscent * scale,
      bottom: baseline + size.actualBoundingBoxDescent * scale,
    };
  };
}

function textFaults(found) {
  return [...found.flatMap(cutFaults), ...beside(found), ...overlaps(found), ...fields()];
}

const shortly = (text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 40));

function cutFaults({ node, element, box }) {
  const by = cutBy(element, box, TOLERANCE) ?? (isCut(element, box) ? element : null);
  return by ? [fault("clipped text", element, `${shortly(node.data)} is cut by ${nameOf(by)}`, box)] : [];
}

/** By the box that it is directly in. */
function isCut(element, box) {
  const style = styleOf(element);
  if (style.display === "inline" || !(CUTS.test(style.overflowX) || CUTS.test(style.overflowY))) return false;
  const frame = innerBox(element);
  const across = CUTS.test(style.overflowX) && (frame.left - box.left > TOLERANCE || box.right - frame.right > TOLERANCE);
  const down = CUTS.test(style.overflowY) && (frame.top - box.top > TOLERANCE || box.bottom - frame.bottom > TOLERANCE);
  return across || down;
}

/** Past the left or right edge of the page there is nothing to scroll to. */
function beside(found) {
  const { right } = screenBox();
  return found
    .filter(({ element, box }) => (box.left < -TOLERANCE || box.right > right + TOLERANCE) && !isHeldAcross(element))
    .map(({ node, element, box }) => fault("clipped text", element, `${shortly(node.data)} leaves the page`, box));
}

/** In a frame that scrolls, or that cuts: the one is no fault, the other has been found already. */
function isHeldAcross(element) {
  return [{ style: styleOf(element) }, ...clippers(element)].some(({ style }) => style.overflowX !== "visible");
}

function overlaps(found) {
  const inOrder = found
    .map((line) => ({ ...line, seen: visiblePart(line.element, line.box, true) }))
    .filter(({ seen }) => width(seen) > TOLERANCE && height(seen) > TOLERANCE)
    .sort((one, other) => one.seen.top - other.seen.top);
  const pairs = [];
  inOrder.forEach((line, at) => {
    for (let next = at + 1; next < inOrder.length && inOrder[next].seen.top < line.seen.bottom; next += 1) {
      const other = inOrder[next];
      if (other.node !== line.node && isAtTheSamePlace(line, other)) pairs.push([line, other]);
    }
  });
  return seenOverlaps(pairs).map(([line, other]) => {
    const what = `${shortly(line.node.data)} and ${shortly(other.node.data)} overlap`;
    return fault("overlapping text", other.element, what, meet(line.seen, other.seen));
  });
}

function isAtTheSamePlace(line, other) {
  const both = meet(line.seen, other.seen);
  return width(both) > TOLERANCE && height(both) > TOLERANCE && isLayered(line.element) === isLayered(other.element);
}

/** Only where both can be seen: what lies under a sheet or a bar is covered, not overlapped. */
function seenOverlaps(pairs) {
  if (pairs.length === 0) return [];
  const { scrollX, scrollY } = window;
  const seen = withEverythingHit(() => pairs.filter(runInto));
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  return seen;
}

function runInto([line, other]) {
  const point = inWindow(other, middle(meet(line.seen, other.seen)));
  return isOnTop(line.element, point) && isOnTop(other.element, point);
}

/** Bars that stay in the window lie over whatever is scrolled beneath them. */
function isLayered(element) {
  for (let at = element; at && at !== document.body; at = at.parentElement) {
    if (/sticky|fixed/.test(styleOf(at).position)) return true;
  }
  return false;
}

/** Outside of the window nothing can be hit: scrolls there, and says where the point is then. */
function inWindow({ element, at }, point) {
  if (area(meet(screenBox(), { left: point.x - 1, right: point.x + 1, top: point.y - 1, bottom: point.y + 1 })) === 0) {
    element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
  }
  const now = element.getBoundingClientRect();
  return { x: point.x + now.left - at.left, y: point.y + now.top - at.top };
}

/** What is typed or chosen is not text of the page, but must be read as well. */
function fields() {
  return all("input:not([type=range], [type=radio], [type=checkbox], [type=file]), select, textarea")
    .filter((field) => isShown(field) && field.value && field.scrollWidth > field.clientWidth + 1)
    .map((field) => fault("clipped text", field, `${shortly(field.value)} does not fit its field`));
}

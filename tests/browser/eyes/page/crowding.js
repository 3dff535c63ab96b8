// Nothing lies over a line of text that is not part of it.

/** Proposals: their buttons are larger than the squares of a small board, and cover them until answered. */
const PROPOSALS = ".ghost";

function crowdFaults(found) {
  const covers = all(CONTROLS).filter(mayCover).map(withSeenBox);
  return found.flatMap((line) => covers.filter((cover) => area(meet(line.box, cover.seen)) > 0).flatMap((cover) => coveredText(line, cover)));
}

/** A control with a ground of its own, which hides what is under it. */
function mayCover(control) {
  return isUsable(control) && isShown(control) && isOpaque(control) && !control.closest(`${POPOVERS}, ${PROPOSALS}`);
}

function withSeenBox(control) {
  return { control, seen: visiblePart(control, boxOf(control.getBoundingClientRect())) };
}

function coveredText({ node, element, box }, { control, seen }) {
  if (control.contains(element) || element.contains(control)) return [];
  if (isLayered(control) !== isLayered(element) || doesTheSame(element.closest("button"), control)) return [];
  const both = meet(visiblePart(element, box, true), seen);
  if (width(both) <= TOLERANCE || height(both) <= TOLERANCE) return [];
  return [fault("crowded", control, `${nameOf(control)} lies over ${shortly(node.data)}`, both)];
}

// Whatever can be pressed or typed into can be got at: on the page's width, and under nothing else.

const CONTROLS = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=link]";

function controlFaults() {
  const { scrollX, scrollY } = window;
  const faults = [...wideFaults(), ...all(CONTROLS).filter(isUsable).flatMap(controlFault)];
  scrollTo({ left: scrollX, top: scrollY, behavior: "instant" });
  return faults;
}

function isUsable(control) {
  return !control.matches(":disabled") && control.checkVisibility({ visibilityProperty: true }) && !control.closest("[inert]");
}

function wideFaults() {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [fault("off screen", document.documentElement, `the page is ${scrollWidth - clientWidth} px wider than the window`)] : [];
}

/** What shows itself only when it has the focus, such as a skip link, gets it while we look. */
function controlFault(control) {
  const target = isForScreenReaders(control) ? [...(control.labels ?? [])].find(isShown) : control;
  if (!target) return [];
  const isReached = () => problemOf(control, target).length === 0;
  if ((isWhole(target) && isReached()) || scrolledUntil(target, isReached)) return [];
  if (firstLine(target).bottom > 0) return problemOf(control, target);
  const before = document.activeElement;
  control.focus({ preventScroll: true });
  forget();
  const found = problemOf(control, target);
  control.blur();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  forget();
  return found;
}

/** Nothing is left to scroll for. */
function isWhole(target) {
  const box = firstLine(target);
  return area(meet(visiblePart(target, box), screenBox())) === area(box);
}

/** A link may be broken over several lines; its first is as good as any. */
function firstLine(target) {
  return boxOf(target.getClientRects()[0] ?? target.getBoundingClientRect());
}

function problemOf(control, target) {
  const box = firstLine(target);
  const problem = (check, what) => [fault(check, control, `${wordsOf(control)} ${what}`, box)];
  if (area(box) === 0) return problem("off screen", "has no size");
  const seen = visiblePart(target, box);
  const shown = meet(seen, screenBox());
  const cut = box.left < -1 || box.right > screenBox().right + 1 || width(seen) < width(box) - 2 || area(shown) === 0;
  if (cut) return problem("off screen", "cannot be scrolled into view");
  const hit = hitInstead(control, target, middle(shown));
  return hit ? problem("covered", `lies under ${nameOf(hit)}`) : [];
}

function wordsOf(control) {
  return `${control.localName} ${shortly(control.ariaLabel || control.innerText || control.name || control.type || "")}`;
}

/** What a finger would hit, if it is not this. */
function hitInstead(control, target, { x, y }) {
  const hit = document.elementFromPoint(x, y);
  const own = target.contains(hit) || control.contains(hit) || hit?.closest("label")?.control === control;
  return own || hit?.closest(POPOVERS) || doesTheSame(hit?.closest("button"), control) ? null : (hit ?? document.documentElement);
}

/** A move may be offered twice at one place: as a free square, and as what a neighbour proposes. */
function doesTheSame(other, control) {
  return Boolean(other?.dataset.move) && other.dataset.move === control.dataset.move;
}

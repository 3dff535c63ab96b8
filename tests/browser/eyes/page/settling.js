// A picture is worth taking when nothing moves any more: no guess at how long that is.

/** Timers that wait for long belong to what people watch (a reveal that ends, a list asked for again): time stands still. */
function stopTheClock(longest) {
  const { setTimeout: timeout, setInterval: interval } = window;
  window.setTimeout = (work, wait = 0, ...rest) => (wait >= longest ? 0 : timeout(work, wait, ...rest));
  window.setInterval = (work, wait = 0, ...rest) => (wait >= longest ? 0 : interval(work, wait, ...rest));
}

/** Until whoever asks for media queries has heard of the window's size: many frames later than the layout has it. */
let noticed = Promise.resolve();

/** To be called before the window gets this size: all are told at the same time as we. */
function expectSize({ width, height }) {
  const query = matchMedia(`(width: ${width}px) and (height: ${height}px)`);
  if (query.matches) return;
  noticed = new Promise((resolve) => query.addEventListener("change", () => query.matches && resolve()));
}

const MOST_FRAMES = 10_000;
const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Until the window has its size, and pictures in a row have shown the same page, with all its letters and images, and everything in its place. */
async function settled(size, still = 3) {
  await noticed;
  // The browser resizes a page some time after it was asked to.
  for (let frames = 0; innerWidth !== size.width || innerHeight !== size.height; frames += 1) {
    if (frames > MOST_FRAMES) throw new Error(`the window is ${innerWidth}x${innerHeight}, not ${size.width}x${size.height}`);
    await frame();
  }
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    let places = layout();
    for (let calm = 0, frames = 0; calm < still; frames += 1) {
      if (frames > MOST_FRAMES) throw new Error("the page does not come to rest");
      const before = changes;
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await Promise.all(passing().map((animation) => animation.finished.catch(() => undefined)));
      await frame();
      calm = changes !== before || passing().length > 0 ? 0 : calm + 1;
      // Measuring everything takes longest: only where calm begins, and once it has lasted.
      if (calm > 0 && calm < still) continue;
      const now = layout();
      if (!isSame(now, places)) calm = 0;
      places = now;
    }
  } finally {
    observer.disconnect();
  }
}

/** Where everything is: sizes that follow other sizes may need a few frames after a change, and change no attribute. As bare
 * numbers: writing them as text took longer than finding them. */
function layout() {
  const elements = document.body.getElementsByTagName("*");
  const places = new Float64Array(elements.length * 4);
  let at = 0;
  for (const element of elements) {
    const box = element.getBoundingClientRect();
    places[at++] = box.left;
    places[at++] = box.top;
    places[at++] = box.width;
    places[at++] = box.height;
  }
  return places;
}

function isSame(one, other) {
  return one.length === other.length && one.every((number, at) => number === other[at]);
}

/** Animations that come to an end. */
function passing() {
  return document.getAnimations().filter((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === "running" && Number.isFinite(endTime);
  });
}

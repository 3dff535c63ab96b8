// A picture is worth taking when nothing moves any more: no guess at how long that is.

/** Timers that wait for long belong to what people watch (a reveal that ends, a list asked for again): time stands still. */
function stopTheClock(longest) {
  const { setTimeout: timeout, setInterval: interval } = window;
  window.setTimeout = (work, wait = 0, ...rest) => (wait >= longest ? 0 : timeout(work, wait, ...rest));
  window.setInterval = (work, wait = 0, ...rest) => (wait >= longest ? 0 : interval(work, wait, ...rest));
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => resolve()));

/** Until two pictures in a row have shown the same page, with all its letters and images. */
async function settled(still = 2) {
  let changes = 0;
  const observer = new MutationObserver(() => (changes += 1));
  observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  try {
    for (let calm = 0; calm < still; calm += 1) {
      const before = changes;
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      await Promise.all(passing().map((animation) => animation.finished.catch(() => undefined)));
      await frame();
      if (changes !== before || passing().length > 0) calm = -1;
    }
  } finally {
    observer.disconnect();
  }
}

/** Animations that come to an end. */
function passing() {
  return document.getAnimations().filter((animation) => {
    const { endTime } = animation.effect?.getComputedTiming() ?? {};
    return animation.playState === "running" && Number.isFinite(endTime);
  });
}

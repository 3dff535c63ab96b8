/** Lets what a hint is about glow, wherever it is drawn.
 *
 * A style sheet instead of a class: the parts of a table are drawn again at any time, and they need not know about hints.
 */
const SELECTORS: Record<string, (name: string) => string> = {
  card: (name) => `[data-card="${name}"]`,
  tower: (name) => `button[data-plot="${name}"]`,
  tile: tileSelector,
  move: (name) => `[data-move="${name}"]`,
};

const STYLE = `{
  outline: 4px dashed var(--amber);
  outline-offset: -4px;
  box-shadow: 0 0 0 5px color-mix(in srgb, var(--amber) 40%, transparent);
  animation: hint-glow 1.2s ease-in-out infinite alternate;
}
@keyframes hint-glow {
  to { outline-color: color-mix(in srgb, var(--amber) 60%, transparent); }
}`;

/** `H` is the first house in hand, `H 2` the second: equal tiles do not all glow. */
function tileSelector(name: string): string {
  const [tile = "", nth] = name.split(" ");
  return `.dock [data-tile="${tile}"]${nth ? `[data-nth="${nth}"]` : ":not([data-nth])"}`;
}

/** Names are letters, digits and a few signs; anything else would not be a name of ours. */
const NAME = /^[\w ,/-]+$/;

export function selectorsOf(marks: readonly string[]): string[] {
  return marks.flatMap((mark) => {
    const [, kind = "", name = ""] = /^(\w+) (.+)$/.exec(mark) ?? [];
    const selector = SELECTORS[kind];
    return selector && NAME.test(name) ? [selector(name)] : [];
  });
}

/** Returns what stops the glow. */
export function glow(marks: readonly string[]): () => void {
  const selectors = selectorsOf(marks);
  if (selectors.length === 0) return () => undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:is(${selectors.join(", ")}):not(:focus-visible) ${STYLE}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

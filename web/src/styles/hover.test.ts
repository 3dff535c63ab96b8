/** A touch leaves `:hover` on what it last touched, so only pointers that really hover may use it. */
import { expect, it } from "vitest";
import { styles } from "./styles.testing";

const HOVERING = "@media (hover: hover)";

/** Selectors with `:hover` that also apply to touch. */
function stickyIn(css: string): string[] {
  const around: string[] = [];
  const sticky: string[] = [];
  for (const [, prelude = "", brace] of css.matchAll(/([^{};]*)([{};])/g)) {
    const selector = prelude.trim();
    if (brace === "{") around.push(selector);
    else if (brace === "}") around.pop();
    if (brace === "{" && selector.includes(":hover") && !around.includes(HOVERING)) sticky.push(selector);
  }
  return sticky;
}

it("shows hovering only to pointers that hover", () => {
  const sticky = styles.flatMap(({ name, css }) => stickyIn(css).map((selector) => `${name}: ${selector}`));
  expect(sticky).toEqual([]);
});

it("finds a rule outside the media query, and accepts one inside", () => {
  expect(stickyIn("a { color: red; } a:hover, b { color: blue; }")).toEqual(["a:hover, b"]);
  expect(stickyIn("a { &:hover { color: blue; } }")).toEqual(["&:hover"]);
  expect(stickyIn(`${HOVERING} { a:hover { color: blue; } } a:not(:hover) { color: red; }`)).toEqual(["a:not(:hover)"]);
  expect(styles.some(({ css }) => css.includes(":hover"))).toBe(true);
});

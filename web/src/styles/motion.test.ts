/**
 * With reduced motion, the times of the tokens are zero, and nothing moves that takes its time from them. A rule for all
 * elements would do the same, but with one the browser takes twice as long to style a table.
 */
import { expect, it } from "vitest";
import { styles } from "./styles.testing";

const CHOSEN = /^var\(--(fast|medium|slow)\b.*\)$|^calc\([\d.]+m?s \* var\(--motion\b.*\)\)$|^0s$/;
const TIME = /^[\d.]+m?s$|^(var|calc)\(.*(--fast|--medium|--slow|--motion|\dm?s\b)/;

/** Parts of a value, at spaces or commas that are not within brackets. */
function split(value: string, at: "," | " "): string[] {
  let depth = 0;
  const parts = [""];
  for (const letter of value.trim().replace(/\s+/g, " ")) {
    depth += Number(letter === "(") - Number(letter === ")");
    if (letter === at && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.filter(Boolean);
}

/** Animations and transitions that take their time although motion is reduced. The first time is how long one takes. */
function restlessIn(css: string): string[] {
  const found: string[] = [];
  for (const [whole, , part = "", value = ""] of css.matchAll(/(?<![\w-])(animation|transition)(-duration)?:([^;}]*)/g)) {
    for (const one of split(value, ",")) {
      const length = split(one, " ").find((word) => part !== "" || TIME.test(word));
      if (length && !CHOSEN.test(length)) found.push(whole.trim());
    }
  }
  return found;
}

it("moves nothing where motion is reduced", () => {
  expect(styles.flatMap(({ name, css }) => restlessIn(css).map((rule) => `${name}: ${rule}`))).toEqual([]);
});

it("finds times of their own, and accepts those of the tokens", () => {
  expect(restlessIn("a { transition: color 1s }")).toEqual(["transition: color 1s"]);
  expect(restlessIn("a { transition: top var(--fast), color .2s var(--ease); }")).toHaveLength(1);
  expect(restlessIn("a { animation: turn calc(1s + 20ms) linear infinite; }")).toHaveLength(1);
  expect(restlessIn("a { animation-duration: 300ms; }")).toHaveLength(1);
  expect(restlessIn("a { animation: turn calc(1.6s * var(--motion)) 0.5s infinite; }")).toEqual([]);
  expect(restlessIn("a { animation: rise var(--slow, 480ms) var(--ease), sink 0s 8s; }")).toEqual([]);
  expect(restlessIn("a { transition: none !important; animation: none; }")).toEqual([]);
  expect(styles.some(({ css }) => css.includes("--motion"))).toBe(true);
});

/** Raw markup is parsed in its parent's namespace: its paths only draw inside an SVG element. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

const SOURCE = resolve(import.meta.dirname, "../..");
const SVG = new Set(["svg", "g", "defs", "symbol", "pattern", "mask", "clipPath"]);

/** The parent of every `{@html}`: an element's name, or "" inside only a component or block. */
function parentsOfMarkup(node: unknown, parent = ""): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => parentsOfMarkup(part, parent));
  if (typeof node !== "object" || node === null) return [];
  const { type, name } = node as { type?: string; name?: unknown };
  if (type === "HtmlTag") return [parent];
  const within = type === "RegularElement" ? String(name) : type === "Fragment" ? parent : "";
  return Object.values(node).flatMap((part) => parentsOfMarkup(part, within));
}

const parentsIn = (source: string): string[] => parentsOfMarkup(parse(source, { modern: true }).fragment);

const found = globSync("**/*.svelte", { cwd: SOURCE }).flatMap((name) =>
  parentsIn(readFileSync(resolve(SOURCE, name), "utf-8")).map((parent) => ({ name, parent })),
);

it("is written straight into an SVG element, in the same component", () => {
  expect(found.filter(({ parent }) => !SVG.has(parent))).toEqual([]);
});

it("is found wherever it is", () => {
  expect(parentsIn("<g>{@html a}</g>")).toEqual(["g"]);
  expect(parentsIn("{@html a}")).toEqual([""]);
  expect(parentsIn("<svg><Deferred>{@html a}</Deferred></svg>")).toEqual([""]);
  expect(found.map(({ name }) => name)).toContain("games/towers/art/Layers.svelte");
});

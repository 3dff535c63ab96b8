import { expect, it } from "vitest";
import { PAGES, preloadOf, type Chunk } from "./preload";
import { LANGUAGES, PARTS } from "./words";

const chunk = (fileName: string, facadeModuleId: string, more: Partial<Chunk> = {}): [string, Chunk] => [
  fileName,
  { type: "chunk", fileName, facadeModuleId, ...more },
];

function built(): Record<string, Chunk> {
  const words = LANGUAGES.flatMap((tongue) =>
    Object.keys(PARTS).map((part) => chunk(`${part}-${tongue}.js`, `\0virtual:words/${tongue}/${part}`)),
  );
  const pages = Object.values(PAGES).map(({ module }) =>
    chunk(`${module}.js`, `/web/src/${module}`, {
      imports: ["base.js", "art.js"],
      viteMetadata: { importedCss: new Set([`${module}.css`]) },
    }),
  );
  const entry = chunk("index.js", "/web/index.html", { isEntry: true, imports: ["base.js"] });
  return Object.fromEntries([entry, chunk("base.js", ""), chunk("art.js", ""), ...words, ...pages]);
}

it("names what a page needs beyond what every page loads", () => {
  const { pages, words } = preloadOf(built());
  expect(pages[""]).toEqual(["/pages/home/HomePage.svelte.js", "/pages/home/HomePage.svelte.css", "/art.js"]);
  expect(words["t"]?.["hu"]).toEqual(["/shell-hu.js", "/game-hu.js", "/tips-hu.js"]);
});

it("does not build silently without a page", () => {
  const bundle = built();
  delete bundle["pages/rules/RulesPage.svelte.js"];
  expect(() => preloadOf(bundle)).toThrow("pages/rules/RulesPage.svelte");
});

/** Writes `preload.json`: what each page will ask for, so the server can announce it in the first response.
 *
 * A browser then fetches a page's script together with the shell's: one round trip less.
 */
import type { Plugin } from "vite";
import { GAME_PAGES } from "./games.ts";
import { LANGUAGES } from "./words.ts";

/** By the first word of an address: the page's own module, and the parts of the words that it needs. */
export const PAGES: Record<string, { module: string; parts: readonly string[] }> = {
  "": { module: "pages/home/HomePage.svelte", parts: ["shell"] },
  t: { module: "pages/table/TablePage.svelte", parts: ["shell", "game", "tips"] },
  score: { module: "pages/score/ScorePadPage.svelte", parts: ["shell", "game", "pages"] },
  rules: { module: "pages/rules/RulesPage.svelte", parts: ["shell", "game", "pages"] },
  replay: { module: "pages/replay/ReplayPage.svelte", parts: ["shell", "game", "pages"] },
  learn: { module: "pages/learn/LearnPage.svelte", parts: ["shell", "game", "lessons"] },
  puzzles: { module: "pages/puzzles/PuzzlesPage.svelte", parts: ["shell", "game", "hints", "puzzles"] },
  settings: { module: "pages/settings/SettingsPage.svelte", parts: ["shell", "tips", "offline"] },
  ...Object.fromEntries(Object.entries(GAME_PAGES).map(([word, module]) => [word, { module, parts: ["shell", "game"] }])),
};

export interface Chunk {
  type: "chunk" | "asset";
  fileName: string;
  isEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

export interface Preload {
  pages: Record<string, string[]>;
  words: Record<string, Record<string, string[]>>;
}

export function preload(): Plugin {
  return {
    name: "preload",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const source = JSON.stringify(preloadOf(bundle as unknown as Record<string, Chunk>));
        this.emitFile({ type: "asset", fileName: "preload.json", source });
      },
    },
  };
}

export function preloadOf(bundle: Record<string, Chunk>): Preload {
  const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
  const known = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap((entry) => filesOf(entry, bundle)));
  const pages: Preload["pages"] = {};
  const words: Preload["words"] = {};
  for (const [word, { module, parts }] of Object.entries(PAGES)) {
    const page = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
    if (!page) throw new Error(`${module} has no file of its own`);
    pages[word] = filesOf(page, bundle).filter((file) => !known.has(file));
    words[word] = Object.fromEntries(LANGUAGES.map((tongue) => [tongue, parts.map((part) => wordsFile(chunks, tongue, part))]));
  }
  return { pages, words };
}

function wordsFile(chunks: Chunk[], tongue: string, part: string): string {
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`virtual:words/${tongue}/${part}`));
  if (!found) throw new Error(`the words ${tongue}/${part} have no file of their own`);
  return `/${found.fileName}`;
}

/** A chunk, what it imports, and their styles; as addresses. */
function filesOf(chunk: Chunk, bundle: Record<string, Chunk>, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const styles = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  const imported = (chunk.imports ?? []).flatMap((file) => {
    const other = bundle[file];
    return other ? filesOf(other, bundle, seen) : [];
  });
  return [...new Set([`/${chunk.fileName}`, ...styles, ...imported])];
}

import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

const SOURCE = resolve(import.meta.dirname, "..");

const stylesOf = (name: string, text: string): string =>
  name.endsWith(".css") ? text : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = ""]) => css).join("\n");

/** Every style sheet of the client, without comments. */
export const styles = globSync("**/*.{css,svelte}", { cwd: SOURCE }).map((name) => ({
  name,
  css: stylesOf(name, readFileSync(resolve(SOURCE, name), "utf-8")).replace(/\/\*.*?\*\//gs, ""),
}));

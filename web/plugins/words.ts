/** Serves the program's Fluent files as modules: `virtual:words/<language>/<part>`.
 *
 * A part is what a screen needs at once, so that the first load carries only the shell's words.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";

export const LANGUAGES = ["en", "hu", "pl", "lt", "et"] as const;
export const PARTS: Record<string, readonly string[]> = {
  shell: ["common", "errors", "table", "web-shell"],
  game: ["towers", "cities", "web-towers", "web-cities"],
  pages: ["web-pages"],
};
export const LOCALES = resolve(import.meta.dirname, "../../src/draftingtable/locale");

const PREFIX = "virtual:words/";

export function words(): Plugin {
  return {
    name: "words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = "", part = ""] = id.slice(PREFIX.length + 1).split("/");
      const files = filesOf(language, part);
      files.forEach((file) => this.addWatchFile(file));
      return `export default ${JSON.stringify(files.map(readWithoutComments).join("\n"))};`;
    },
  };
}

function filesOf(language: string, part: string): string[] {
  const names = PARTS[part] ?? [];
  return names.map((name) => resolve(LOCALES, language, `${name}.ftl`)).filter(existsSync);
}

/** Comments are for translators. */
function readWithoutComments(file: string): string {
  return readFileSync(file, "utf-8").replace(/^#.*\n/gm, "");
}

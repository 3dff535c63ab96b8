/** Serves the program's Fluent files as modules: `virtual:words/<language>/<part>`.
 *
 * A part is what a screen needs at once; the first load carries only the shell's words.
 * They are read here, not in the browser: a phone would spend longer on it than on drawing the page.
 */
import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { GAMES } from "./games.ts";

export const LANGUAGES = ["en", "hu", "pl", "lt", "et"] as const;
export const PARTS: Record<string, readonly string[]> = {
  shell: ["common", "errors", "table", "server", "web-shell", "web-pace"],
  game: [...GAMES, ...GAMES.map((game) => `web-${game}`), "web-people", "web-campaign"],
  pages: ["web-pages"],
  admin: ["web-admin"],
  fair: ["web-fair"],
  lessons: ["web-lessons", "web-exercises"],
  hints: ["web-hints"],
  ending: ["web-ending"],
  tips: ["web-tips"],
  offline: ["web-offline"],
  games: ["web-games"],
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
      const text = JSON.stringify(files.flatMap((file) => messagesOf(readFileSync(file, "utf-8"))));
      return `export default JSON.parse(${JSON.stringify(text)});`; // read faster than a literal of that size
    },
  };
}

function filesOf(language: string, part: string): string[] {
  const names = PARTS[part] ?? [];
  return names.map((name) => resolve(LOCALES, language, `${name}.ftl`)).filter(existsSync);
}

/** The name and the pattern of each message, as the bundle in the browser wants them. */
function messagesOf(source: string): [string, unknown][] {
  return new FluentResource(source).body.map(({ id, value, attributes }) => {
    if (value === null || Object.keys(attributes).length > 0) throw new Error(`${id}: a message is one text, without attributes`);
    return [id, value];
  });
}

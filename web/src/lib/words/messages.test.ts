/** Every message used exists, with its parameters, and none is unused. */
import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { LOCALES, PARTS } from "../../../plugins/words";
import { askedPatternsIn, callsIn, literalsIn, patternsIn, type Call } from "../../../plugins/message-calls";

const SOURCE = resolve(import.meta.dirname, "../..");
const OURS = Object.values(PARTS)
  .flat()
  .filter((name) => name.startsWith("web-"));

/** Message -> its variables, read from English by default; tests/locale compares the other languages with it. */
function messages(files: readonly string[], language = "en"): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    const text = readFileSync(resolve(LOCALES, language, `${file}.ftl`), "utf-8");
    for (const block of text.replace(/^#.*$/gm, "").split(/\n(?=[a-z])/)) {
      const id = /^\s*([a-z][\w-]*) =/.exec(block)?.[1];
      if (id) found.set(id, new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? "")));
    }
  }
  return found;
}

/** Asked for with a list of names. */
const GIVEN_LISTS = new Set(["cities-waiting-for", "city-waits-placing"]);

const sources = globSync("**/*.{ts,svelte}", { cwd: SOURCE })
  .filter((name) => !/\.test\.ts$|(^|\/)gallery/.test(name))
  .map((name) => ({ name, text: readFileSync(resolve(SOURCE, name), "utf-8") }));
const known = messages(Object.values(PARTS).flat());
const calls = sources.flatMap(({ name, text }) => callsIn(text).map((call) => ({ ...call, name })));
const literals = new Set(sources.flatMap(({ text }) => literalsIn(text)));
const patterns = sources.flatMap(({ text }) => patternsIn(text));

describe("messages", () => {
  it("that are asked for by name exist", () => {
    const missing = calls.filter((call) => !known.has(call.id)).map((call) => `${call.name}: ${call.id}`);
    expect(missing).toEqual([]);
  });

  it("that are asked for by a pattern exist", () => {
    const ids = [...known.keys()];
    const asked = sources.flatMap(({ text }) => askedPatternsIn(text));
    expect(asked.filter((pattern) => !ids.some((id) => pattern.test(id))).map(String)).toEqual([]);
  });

  it("get the parameters that they use", () => {
    expect(calls.flatMap(lacking)).toEqual([]);
  });

  /** In Polish the verb depends on how many names there are; a list brings its length, a joined text does not. */
  it("get the number of names where a language needs it", () => {
    const polish = messages(Object.values(PARTS).flat(), "pl");
    const needing = calls.filter(({ id }) => polish.get(id)?.has("names_count") && !GIVEN_LISTS.has(id));
    expect(needing.length).toBeGreaterThan(0);
    expect(needing.filter(({ params }) => !params?.includes("names_count")).map(({ name, id }) => `${name}: ${id}`)).toEqual([]);
  });

  it("are not idle", () => {
    const idle = [...messages(OURS).keys()].filter((id) => !literals.has(id) && !patterns.some((pattern) => pattern.test(id)));
    expect(idle).toEqual([]);
  });
});

function lacking(call: Call & { name: string }): string[] {
  const used = known.get(call.id);
  if (!used || call.params === null) return [];
  const given = new Set(call.params.flatMap((param) => [param, `${param}_count`]));
  return [...used].filter((variable) => !given.has(variable)).map((variable) => `${call.name}: ${call.id} lacks ${variable}`);
}

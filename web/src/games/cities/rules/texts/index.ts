/** The texts in each language, loaded when needed. */
import type { Language } from "$lib/words/i18n.svelte";
import type { Texts } from "../../../module";
import type english from "./en";

export type CitiesText = Record<keyof typeof english, string>;

const MODULES = import.meta.glob<{ default: Texts }>(["./*.ts", "!./index.ts"]);

export async function loadTexts(language: Language): Promise<Texts> {
  const load = MODULES[`./${language}.ts`];
  if (!load) throw new Error(`no rules in ${language}`);
  return (await load()).default;
}

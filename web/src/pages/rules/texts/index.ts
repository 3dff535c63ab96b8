/** The rules' texts, one module for each page and language, loaded when they are read. */
import type { Language } from "$lib/i18n.svelte";
import type english from "../../../games/cities/rules/texts/en";
import type englishSolo from "../../../games/cities/rules/solo-texts/en";
import type englishTowers from "../../../games/towers/rules/texts/en";
import type { PageName } from "../structure";
import type { Texts } from "../search";

export type TowersText = Record<keyof typeof englishTowers, string>;
export type CitiesText = Record<keyof typeof english, string>;
export type SoloText = Record<keyof typeof englishSolo, string>;

type Module = { default: Texts };
const MODULES = import.meta.glob<Module>("../../../games/*/rules/*texts/*.ts");

export async function loadTexts(language: Language, page: PageName): Promise<Texts> {
  const load = MODULES[page === "solo" ? `../../../games/cities/rules/solo-texts/${language}.ts` : `../../../games/${page}/rules/texts/${language}.ts`];
  if (!load) throw new Error(`no rules for ${page} in ${language}`);
  return (await load()).default;
}

/** All games, discovered by their folders: nothing else lists them. */
import type { GameName } from "$lib/types";
import { need } from "$lib/words/i18n.svelte";
import type { GameModule, PictureComponent, RulePage, ScoringComponent, TableComponent } from "./module";

const FOUND = import.meta.glob<GameModule>("./*/index.ts", { eager: true, import: "default" });
const PAGES = import.meta.glob<{ default: unknown }>("./*/pages/*Page.svelte");

export const GAMES: readonly GameModule[] = Object.values(FOUND).sort((one, other) => one.order - other.order);
export const RULE_PAGES: readonly RulePage[] = GAMES.flatMap(({ rulePages }) => rulePages);

const BY_NAME = new Map(GAMES.map((game) => [game.name, game]));
const PAGES_BY_WORD = new Map(Object.entries(PAGES).map(([path, load]) => [pageWord(path), load]));

export function gameOf(name: GameName): GameModule {
  const found = BY_NAME.get(name);
  if (!found) throw new Error(`unknown game: ${name}`);
  return found;
}

/** The first word of a page's address: `SoloPage.svelte` is at /solo. */
function pageWord(path: string): string {
  return (/(\w+)Page\.svelte$/.exec(path)?.[1] ?? "").toLowerCase();
}

/** A page that belongs to a game, by the first word of its address. */
export function gamePage(word: string): (() => Promise<{ default: unknown }>) | undefined {
  return PAGES_BY_WORD.get(word);
}

/** The address of the page that explains a rule. */
export function ruleAddress(rule: string): string {
  const page = RULE_PAGES.find(({ letter }) => rule.startsWith(letter)) ?? RULE_PAGES[0];
  return `/rules/${page?.name ?? ""}#${rule}`;
}

const LETTERS = RULE_PAGES.map(({ letter }) => letter).join("");
const CITED = new RegExp(`\\(([${LETTERS}][1-9](?:\\.\\d[a-f]?)?)\\)`);

/** Splits a text at the rules it cites, as in `Too low. (T4.1b)`. Every second part is a rule's number. */
export function splitAtRules(text: string): string[] {
  return text.split(CITED);
}

export const loadTable = remembering((game) => game.loadTable() as Promise<{ default: TableComponent }>);
export const loadScoring = remembering(async (game) => {
  const [module] = await Promise.all([game.loadScoring(), need("ending")]);
  return module as { default: ScoringComponent };
});

export const loadPicture = remembering((game) => game.loadPicture() as Promise<{ default: PictureComponent }>);

/** Returns the same promise each time, to avoid rendering the table again. */
function remembering<T>(load: (game: GameModule) => Promise<{ default: T }>): (name: GameName) => Promise<T> {
  const loaded = new Map<GameName, Promise<T>>();
  return (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const coming = load(gameOf(name)).then((module) => module.default);
    coming.catch(() => loaded.delete(name)); // a failed load may succeed next time
    loaded.set(name, coming);
    return coming;
  };
}

/** The rules of each game, bundled with the rules page. */
import { GAMES } from "./index";
import type { Figure, GameRules, RulesText } from "./module";

const FOUND = import.meta.glob<GameRules>("./*/rules/index.ts", { eager: true, import: "default" });
const RULES = GAMES.flatMap(({ name }) => FOUND[`./${name}/rules/index.ts`] ?? []);

/** By the last part of a page's address. */
export const RULES_TEXTS: Readonly<Record<string, RulesText>> = Object.assign({}, ...RULES.map(({ pages }) => pages));
export const FIGURES: Readonly<Record<string, Figure>> = Object.assign({}, ...RULES.map(({ figures }) => figures));
export const DEFINITIONS = RULES.flatMap(({ Definitions }) => Definitions ?? []);

/** Where rules are explained, by their numbers. Small, since every page loads it. */
import type { PageName } from "./structure";

const CITED = /\(((?:T[1-8]|C[1-7]|S[1-7])(?:\.\d[a-f]?)?)\)/;

/** The page that explains a rule: T4.1e, C3.4, S5. */
export function pageOfRule(rule: string): PageName {
  return rule.startsWith("T") ? "towers" : rule.startsWith("S") ? "solo" : "cities";
}

/** The address of a rule. The server also cites whole chapters: C1 to C7, T1 to T8 and S1 to S7. */
export function ruleAddress(rule: string): string {
  return `/rules/${pageOfRule(rule)}#${rule}`;
}

/** Splits a text at the rules it cites, as in `Too low. (T4.1b)`. Every second part is a rule's number. */
export function splitAtRules(text: string): string[] {
  return text.split(CITED);
}

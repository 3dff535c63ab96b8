/** Finds in source text which messages it asks for; used by the tests only. */

export interface Call {
  id: string;
  /** Names of the parameters, or null where they cannot be read off. */
  params: string[] | null;
}

/** `t("id")`, `t("id", { name, count: 3 })`. */
export function callsIn(text: string): Call[] {
  return [...text.matchAll(/\bt\(\s*["']([\w-]+)["']\s*(,\s*)?/g)].map((match) => {
    const rest = text.slice((match.index ?? 0) + match[0].length);
    return { id: match[1] ?? "", params: match[2] ? paramsIn(rest) : [] };
  });
}

function paramsIn(rest: string): string[] | null {
  if (!rest.startsWith("{")) return null;
  const inside = balanced(rest);
  if (inside === null || inside.includes("...")) return null;
  return topLevel(inside)
    .map((part) => /^\s*["']?(\w+)/.exec(part)?.[1] ?? "")
    .filter(Boolean);
}

/** The text between the first brace and the one that closes it. */
function balanced(text: string): string | null {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    if ("{[(".includes(text[at] ?? "")) depth += 1;
    if ("}])".includes(text[at] ?? "")) depth -= 1;
    if (depth === 0) return text.slice(1, at);
  }
  return null;
}

/** Splits at commas outside inner brackets. */
function topLevel(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if ("{[(".includes(letter)) depth += 1;
    if ("}])".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** All texts that could be a message's name. */
export function literalsIn(text: string): string[] {
  return [...text.matchAll(/["'`]([a-z][\w-]*)["'`]/g)].map((match) => match[1] ?? "");
}

const MADE = "`((?:[\\w-]|\\$\\{[^`{}]*(?:\\{[^{}]*\\}[^`{}]*)*\\})*)`";

/** Names made at run time: `game-${game}-pitch` may be any that fits. */
export function patternsIn(text: string): RegExp[] {
  return patterns(text, new RegExp(MADE, "g"));
}

/** Those of them that are asked for on the spot. */
export function askedPatternsIn(text: string): RegExp[] {
  return patterns(text, new RegExp(`\\bt\\(\\s*${MADE}`, "g"));
}

function patterns(text: string, made: RegExp): RegExp[] {
  return [...text.matchAll(made)]
    .map((match) => match[1] ?? "")
    .filter((name) => /\$\{/.test(name) && /[a-z]{3}/.test(name.replace(/\$\{[^}]*\}/g, "")) && name.includes("-"))
    .map((name) => new RegExp(`^${name.replace(/\$\{[^}]*\}+/g, "[\\w-]+")}$`));
}

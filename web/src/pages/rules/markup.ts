/** The markup of the rules' texts: `*emphasis*`, and rule numbers that become links. */
import { RULES_TEXTS } from "../../games/rules";
import { isNumberedChapter } from "./structure";

export interface Piece {
  kind: "plain" | "stress" | "rule";
  text: string;
}

const STRESS = /\*([^*]+)\*/;
/** The existing chapters, because a text may use "T9" for something else. */
const CHAPTERS = Object.values(RULES_TEXTS).flatMap(({ chapters }) => chapters.map(({ id }) => id).filter(isNumberedChapter));
const RULE = new RegExp(`\\b(?:${CHAPTERS.join("|")})(?:\\.\\d[a-f]?)?\\b`);
const EITHER = new RegExp(`${STRESS.source}|(${RULE.source})`, "g");

export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(EITHER)) {
    if (match.index > at) found.push({ kind: "plain", text: text.slice(at, match.index) });
    const [whole, stressed, rule] = match;
    found.push(stressed ? { kind: "stress", text: stressed } : { kind: "rule", text: rule ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) found.push({ kind: "plain", text: text.slice(at) });
  return found;
}

/** The text without its markup, for searching and reading aloud. */
export function plain(text: string): string {
  return text.replace(/\*/g, "");
}

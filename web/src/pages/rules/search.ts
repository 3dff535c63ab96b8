/** Searches the rules by the beginnings of words in any order, or by a rule's number. */
import { plain } from "./markup";
import type { Block, Texts } from "../../games/module";
import { RULES_TEXTS } from "../../games/rules";
import { isLettered, isRuleNumber, keysOf } from "./structure";

export interface Found {
  page: string;
  anchor: string;
  /** The number or chapter shown in front. */
  label: string;
  /** The text, cut into parts that match and parts that do not. */
  stretches: { text: string; hit: boolean }[];
}

/** Lowercase letters without accents, one for each letter, to keep positions valid. */
export function folded(text: string): string {
  return [...text].map((letter) => foldLetter(letter)).join("");
}

function foldLetter(letter: string): string {
  const bare = letter
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();
  const folded = bare === "ł" ? "l" : bare;
  return folded.length === letter.length ? folded : letter;
}

export function search(query: string, texts: Record<string, Texts>): Found[] {
  const words = folded(query.normalize("NFC")).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const found: Found[] = [];
  for (const [page, { chapters }] of Object.entries(RULES_TEXTS)) {
    const own = texts[page];
    if (!own) continue;
    for (const chapter of chapters) {
      let anchor = chapter.id;
      for (const block of chapter.blocks) {
        anchor = anchorOf(block) ?? anchor;
        const said = plain(
          keysOf(block)
            .map((key) => own[key] ?? "")
            .join(" · "),
        );
        if (matches(words, said, anchor)) found.push({ page, anchor, label: labelOf(anchor, own), stretches: marked(said, words) });
      }
    }
  }
  return found;
}

function anchorOf(block: Block): string | undefined {
  return block.kind === "rule" || block.kind === "heading" || block.kind === "example" ? block.id : undefined;
}

function labelOf(anchor: string, texts: Texts): string {
  if (isLettered(anchor)) return anchor.endsWith(".example") ? (texts.examples ?? anchor) : anchor.slice(2);
  return isRuleNumber(anchor) ? anchor : (texts[anchor] ?? anchor);
}

function matches(words: string[], said: string, anchor: string): boolean {
  const text = folded(said);
  return words.every((word) => placesOf(word, text).length > 0 || folded(anchor).startsWith(word));
}

/** Matches at the beginning of a word: "tie" is in "tied", but not in "parties". */
function placesOf(word: string, text: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!INSIDE.test(text.slice(Math.max(at - 1, 0), at + 1))) places.push(at);
  }
  return places;
}

/** Whether a letter or digit follows another one, so no word begins here. */
const INSIDE = /^[\p{L}\p{N}]{2}$/u;

function marked(said: string, words: string[]): Found["stretches"] {
  const text = folded(said);
  const hits = new Array<boolean>(said.length).fill(false);
  for (const word of words) {
    for (const at of placesOf(word, text)) hits.fill(true, at, at + word.length);
  }
  const stretches: Found["stretches"] = [];
  [...said].forEach((_, at) => extend(stretches, said.charAt(at), hits[at] ?? false));
  return stretches;
}

function extend(stretches: Found["stretches"], letter: string, hit: boolean): void {
  const last = stretches.at(-1);
  if (last?.hit === hit) last.text += letter;
  else stretches.push({ text: letter, hit });
}

/** The blocks that rules pages are made of, the same in every language. */
import { RULE_PAGES } from "../../games";
import type { Block } from "../../games/module";

export const rules = (...ids: string[]): Block[] => ids.map((id) => ({ kind: "rule", id }));
export const ruling = (key: string): Block => ({ kind: "ruling", key });
export const text = (key: string): Block => ({ kind: "text", key });
export const point = (key: string): Block => ({ kind: "point", key });
export const heading = (id: string): Block => ({ kind: "heading", id });
export const figure = (name: string): Block => ({ kind: "figure", name });
export const tip = (key: string): Block => ({ kind: "tip", key });

/** Anchors of examples start with the page's letter: each page has an E1. */
export const example = (letter: string, key: string): Block => ({ kind: "example", id: `${letter}-${key}`, key });

export function table(of: string, points: string, columns: string, values: string): Block {
  return { kind: "table", of, points, columns: columns.split(" "), values: values.split(" ") };
}

/** Keys of texts outside the chapters. */
export const HEAD_KEYS = ["title", "lead", "nutshell"];

/** All text keys that a block shows. */
export function keysOf(block: Block): string[] {
  switch (block.kind) {
    case "rule":
    case "heading":
      return [block.id];
    case "figure":
      return [`figure.${block.name}`];
    case "table":
      return [block.of, block.points, ...block.columns.filter((column) => Number.isNaN(Number(column)))];
    default:
      return [block.key];
  }
}

const LETTERS = RULE_PAGES.map(({ letter }) => letter).join("");
const CHAPTER = new RegExp(`^[${LETTERS}]\\d$`);
const NUMBERED = new RegExp(`^[${LETTERS}]\\d`);
const LETTERED = new RegExp(`^[${LETTERS}]-`);

/** A chapter that is numbered like its rules, such as `T4`. */
export function isNumberedChapter(id: string): boolean {
  return CHAPTER.test(id);
}

/** A rule's number, such as `T4.1e`, or that of its chapter. */
export function isRuleNumber(anchor: string): boolean {
  return NUMBERED.test(anchor);
}

/** An anchor behind its page's letter, such as `T-E1`. */
export function isLettered(anchor: string): boolean {
  return LETTERED.test(anchor);
}

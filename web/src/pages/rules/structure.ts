/** What stands where on the rules pages, the same in every language; the words are in texts/. */

export type PageName = "towers" | "cities" | "solo";
export const PAGES: readonly PageName[] = ["towers", "cities", "solo"];

export type FigureName =
  | "fits" | "tally" | "ring" | "floating" | "shops" | "parks" | "offices" | "houses" | "city" | "automa";

export type Block =
  /** A numbered rule: its number is an anchor. A `ruling` is our answer to what is left open. */
  | { kind: "rule"; id: string; ruling?: boolean }
  /** A heading with a number of its own, inside a chapter. */
  | { kind: "heading"; id: string }
  | { kind: "text"; key: string }
  | { kind: "point"; key: string }
  | { kind: "ruling"; key: string }
  | { kind: "tip"; key: string }
  | { kind: "example"; id: string; key: string }
  | { kind: "figure"; name: FigureName }
  /** Points by number: `of` and `points` are text keys; `columns` are numbers or text keys. */
  | { kind: "table"; of: string; points: string; columns: string[]; values: string[] };

export interface Chapter {
  id: string;
  blocks: Block[];
}

const rules = (...ids: string[]): Block[] => ids.map((id) => ({ kind: "rule", id }));
const ruling = (key: string): Block => ({ kind: "ruling", key });
const text = (key: string): Block => ({ kind: "text", key });
const point = (key: string): Block => ({ kind: "point", key });
const heading = (id: string): Block => ({ kind: "heading", id });
const figure = (name: FigureName): Block => ({ kind: "figure", name });
const tip = (key: string): Block => ({ kind: "tip", key });

/** Anchors of examples carry the page's letter, for both games have an E1. */
const example = (letter: string, key: string): Block => ({ kind: "example", id: `${letter}-${key}`, key });

function table(of: string, points: string, columns: string, values: string): Block {
  return { kind: "table", of, points, columns: columns.split(" "), values: values.split(" ") };
}

const TOWERS: Chapter[] = [
  { id: "T1", blocks: rules("T1.1", "T1.2", "T1.3", "T1.4") },
  {
    id: "T2",
    blocks: [figure("fits"), ...rules("T2.1", "T2.2", "T2.3", "T2.4", "T2.5", "T2.6", "T2.7"), tip("T2.tip")],
  },
  { id: "T3", blocks: rules("T3.1", "T3.2") },
  {
    id: "T4",
    blocks: [
      text("T4.text"),
      heading("T4.1"), ...rules("T4.1a", "T4.1b", "T4.1c", "T4.1d", "T4.1e", "T4.1f"), ruling("T4.1.ruling"),
      heading("T4.2"), ...rules("T4.2a", "T4.2b"), ruling("T4.2.ruling"),
      heading("T4.3"), text("T4.3.text"), point("T4.3.on"), point("T4.3.off"),
      ruling("T4.3.ruling1"), ruling("T4.3.ruling2"), ruling("T4.3.ruling3"),
      heading("T4.4"), text("T4.4.text"),
      heading("T4.5"), text("T4.5.text"),
    ],
  },
  { id: "T5", blocks: [...rules("T5.1"), { kind: "rule", id: "T5.2", ruling: true }] },
  { id: "T6", blocks: [text("T6.text")] },
  { id: "T7", blocks: rules("T7.1", "T7.2", "T7.3") },
  {
    id: "T8",
    blocks: [
      ...rules("T8.1", "T8.2", "T8.3", "T8.4"),
      table("T8.4.of", "T8.4.points", "0 1 2 3 4 5 6", "0 1 3 6 10 15 21"),
      ...rules("T8.5"),
    ],
  },
  {
    id: "examples",
    blocks: [...["E1", "E2", "E3", "E4"].map((key) => example("T", key)), figure("tally"), example("T", "E5"), example("T", "E6")],
  },
  { id: "tips", blocks: [tip("tip.1"), tip("tip.2"), tip("tip.3")] },
];

const CITIES: Chapter[] = [
  { id: "C1", blocks: rules("C1.1", "C1.2", "C1.3") },
  { id: "C2", blocks: [text("C2.text"), figure("ring")] },
  { id: "C3", blocks: [text("C3.text"), ...rules("C3.1", "C3.2", "C3.3", "C3.4")] },
  { id: "C4", blocks: [...rules("C4.1", "C4.2", "C4.3"), figure("floating"), ...rules("C4.4", "C4.5")] },
  {
    id: "C5",
    blocks: [
      text("C5.text"),
      ...rules("C5.1"), table("C5.1.of", "points", "1 2 3 4", "2 5 10 16"), figure("shops"),
      ...rules("C5.2"), table("C5.2.of", "points", "C5.2.most C5.2.second C5.2.other", "4 3 2"),
      ...rules("C5.3"), table("C5.3.of", "points", "1 2 3 4", "1 4 9 17"),
      ...rules("C5.4"), table("C5.4.of", "points", "1 2 3 4 5 6", "1 3 6 10 15 21"), figure("offices"),
      ...rules("C5.5"), table("C5.5.of", "points", "1 2 3 4 5 6", "2 8 12 13 14 15"), figure("parks"),
      ...rules("C5.6"), table("C5.6.of", "points", "0 1 2 3 4 5", "0 1 2 3 4 5"), figure("houses"),
    ],
  },
  { id: "C6", blocks: [...rules("C6.1", "C6.2", "C6.3"), { kind: "rule", id: "C6.4", ruling: true }] },
  { id: "C7", blocks: [text("C7.text")] },
  {
    id: "examples",
    blocks: [example("C", "E1"), figure("city"), ...["E2", "E3", "E4", "E5"].map((key) => example("C", key))],
  },
  { id: "tips", blocks: [tip("tip.1"), tip("tip.2"), tip("tip.3")] },
];

const SOLO: Chapter[] = [
  {
    id: "S1",
    blocks: [
      text("S1.text"),
      ...["shops", "factories", "taverns", "offices", "parks", "houses"].map((type) => point(`S1.${type}`)),
      ruling("S1.ruling"), example("S", "S1.example"),
    ],
  },
  { id: "S2", blocks: [text("S2.text"), ...rules("S2.1", "S2.2", "S2.3", "S2.4", "S2.5", "S2.6", "S2.7")] },
  { id: "S3", blocks: ["setup", "round1", "turn", "round2", "round3"].map((part) => text(`S3.${part}`)) },
  {
    id: "S4",
    blocks: [
      text("S4.text"), point("S4.house"), point("S4.new"), point("S4.most"), text("S4.ties"),
      ruling("S4.ruling1"), ruling("S4.ruling2"), text("S4.card"),
      example("S", "S4.example"), figure("automa"), ruling("S4.ruling3"),
    ],
  },
  {
    id: "S5",
    blocks: [text("S5.deck"), text("S5.levels"), table("S5.level", "S5.points", "1 2 3 4 5 6", "−12 −8 −4 0 +4 +8")],
  },
  { id: "S6", blocks: [text("S6.text")] },
  {
    id: "S7",
    blocks: [
      text("S7.text"), point("S7.lower"), point("S7.bonus"), ruling("S7.ruling"), text("S7.sum"),
      example("S", "S7.example"),
    ],
  },
];

export const STRUCTURE: Record<PageName, Chapter[]> = { towers: TOWERS, cities: CITIES, solo: SOLO };

/** Keys of texts that stand outside the chapters. */
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

/** Which page explains a rule, by its number: T4.1e, C3.4, S5. */
export function pageOfRule(rule: string): PageName {
  return rule.startsWith("T") ? "towers" : rule.startsWith("S") ? "solo" : "cities";
}

/** Where a rule is explained, as an address. The server cites C1 to C7, T1 to T8 and S1 to S7 too. */
export function ruleAddress(rule: string): string {
  return `/rules/${pageOfRule(rule)}#${rule}`;
}

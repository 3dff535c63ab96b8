/** The structure of the rules of 5 Towers; the words are in texts/. */
import { example, figure, heading, point, rules, ruling, table, text, tip } from "../../../pages/rules/structure";
import type { Chapter } from "../../module";

export const TOWERS: Chapter[] = [
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
      heading("T4.1"),
      ...rules("T4.1a", "T4.1b", "T4.1c", "T4.1d", "T4.1e", "T4.1f"),
      ruling("T4.1.ruling"),
      heading("T4.2"),
      ...rules("T4.2a", "T4.2b"),
      ruling("T4.2.ruling"),
      heading("T4.3"),
      text("T4.3.text"),
      point("T4.3.on"),
      point("T4.3.off"),
      ruling("T4.3.ruling1"),
      ruling("T4.3.ruling2"),
      ruling("T4.3.ruling3"),
      heading("T4.4"),
      text("T4.4.text"),
      heading("T4.5"),
      text("T4.5.text"),
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

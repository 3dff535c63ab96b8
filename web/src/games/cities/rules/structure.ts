/** The structure of the rules of Between Two Cities; the words are in texts/ and solo-texts/. */
import { example, figure, point, rules, ruling, table, text, tip } from "../../../pages/rules/structure";
import type { Chapter } from "../../module";

export const CITIES: Chapter[] = [
  { id: "C1", blocks: rules("C1.1", "C1.2", "C1.3") },
  { id: "C2", blocks: [text("C2.text"), figure("ring")] },
  { id: "C3", blocks: [text("C3.text"), ...rules("C3.1", "C3.2", "C3.3", "C3.4")] },
  { id: "C4", blocks: [...rules("C4.1", "C4.2", "C4.3"), figure("floating"), ...rules("C4.4", "C4.5")] },
  {
    id: "C5",
    blocks: [
      text("C5.text"),
      ...rules("C5.1"),
      table("C5.1.of", "points", "1 2 3 4", "2 5 10 16"),
      figure("shops"),
      ...rules("C5.2"),
      table("C5.2.of", "points", "C5.2.most C5.2.second C5.2.other", "4 3 2"),
      ...rules("C5.3"),
      table("C5.3.of", "points", "1 2 3 4", "1 4 9 17"),
      ...rules("C5.4"),
      table("C5.4.of", "points", "1 2 3 4 5 6", "1 3 6 10 15 21"),
      figure("offices"),
      ...rules("C5.5"),
      table("C5.5.of", "points", "1 2 3 4 5 6", "2 8 12 13 14 15"),
      figure("parks"),
      ...rules("C5.6"),
      table("C5.6.of", "points", "0 1 2 3 4 5", "0 1 2 3 4 5"),
      figure("houses"),
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

export const SOLO: Chapter[] = [
  {
    id: "S1",
    blocks: [
      text("S1.text"),
      ...["shops", "factories", "taverns", "offices", "parks", "houses"].map((type) => point(`S1.${type}`)),
      ruling("S1.ruling"),
      example("S", "S1.example"),
    ],
  },
  { id: "S2", blocks: [text("S2.text"), ...rules("S2.1", "S2.2", "S2.3", "S2.4", "S2.5", "S2.6", "S2.7")] },
  { id: "S3", blocks: ["setup", "round1", "turn", "round2", "round3"].map((part) => text(`S3.${part}`)) },
  {
    id: "S4",
    blocks: [
      text("S4.text"),
      point("S4.house"),
      point("S4.new"),
      point("S4.most"),
      text("S4.ties"),
      ruling("S4.ruling1"),
      ruling("S4.ruling2"),
      text("S4.card"),
      example("S", "S4.example"),
      figure("automa"),
      ruling("S4.ruling3"),
    ],
  },
  {
    id: "S5",
    blocks: [text("S5.deck"), text("S5.levels"), table("S5.level", "S5.points", "1 2 3 4 5 6", "−12 −8 −4 0 +4 +8")],
  },
  { id: "S6", blocks: [text("S6.text")] },
  {
    id: "S7",
    blocks: [text("S7.text"), point("S7.lower"), point("S7.bonus"), ruling("S7.ruling"), text("S7.sum"), example("S", "S7.example")],
  },
];

/** States of real tables, and variants of them. */
import referee from "../../../../fixtures/towers-3-referee-off.json";
import two from "../../../../fixtures/towers-2.json";
import three from "../../../../fixtures/towers-3.json";
import five from "../../../../fixtures/towers-5.json";
import type { ScoringProps, TableProps } from "$lib/props";
import { openedTable } from "../../opened-table";
import type { SentHelp, TowersGame } from "../types";

type Props = TableProps<TowersGame, SentHelp>;

const props = openedTable<TowersGame, SentHelp>;

export const TABLES = {
  two: props(two.bidding),
  refereeOff: props(referee.bidding),
  three: {
    bidding: props(three.bidding),
    late: props(three.late),
    lastRound: props(three["last-round"]),
    over: props(three.over),
  },
  five: {
    bidding: props(five.bidding),
    building: props(five.building),
    raze: props(five.raze),
    otherBuilds: props(five["other-builds"]),
  },
};

/** The first card that may be built now. */
export function firstBuild({ view }: Props): string {
  return view.legal.find((move) => move.startsWith("build "))?.split(" ")[1] ?? "";
}

export function asSpectator(shown: Props): Props {
  return { ...shown, seat: 0, view: { ...shown.view, legal: [] } };
}

export function scoring(fixture: "three" | "five", winners?: number[]): ScoringProps<TowersGame, SentHelp> {
  const { table, view, names, story } = props(fixture === "three" ? three.over : five.over);
  if (!table.outcome) throw new Error("the game is not over");
  return { table, outcome: winners ? { ...table.outcome, winners } : table.outcome, view, names, story };
}

/** Moments of real games, and what a touch makes of them. */
import five from "../../../../fixtures/towers-5.json";
import three from "../../../../fixtures/towers-3.json";
import type { ScoringProps, TableProps } from "$lib/props";
import type { SeatView, StoryEvent, Table } from "$lib/types";
import type { TowersGame, TowersHelp } from "../types";

type View = SeatView<TowersGame, TowersHelp>;
export type Props = TableProps<TowersGame, TowersHelp>;
interface Moment {
  table: Table;
  views: Record<string, View>;
  story: StoryEvent[];
}

const GAMES = {
  3: (three as unknown as { moments: Moment[] }).moments,
  5: (five as unknown as { moments: Moment[] }).moments,
};

function momentOf(players: 3 | 5, number: number): Moment {
  const moment = GAMES[players].at(number);
  if (!moment) throw new Error(`no moment ${number} of ${players} players`);
  return moment;
}

const nothing = (): void => undefined;

export function tableAt(players: 3 | 5, number: number, seat: number, change: (view: View) => View = (view) => view): Props {
  const { table, views, story } = momentOf(players, number);
  const view = views[String(seat)];
  if (!view) throw new Error(`no view of seat ${seat}`);
  return {
    table,
    view: change(structuredClone(view)),
    seat,
    names: table.seats.map(({ nickname }) => nickname),
    story,
    proposals: [],
    pings: [],
    hints: [],
    busy: false,
    send: nothing,
    undo: nothing,
    propose: nothing,
    withdraw: nothing,
    ping: nothing,
    announce: nothing,
  };
}

export function scoringAt(players: 3 | 5, winners?: number[]): ScoringProps<TowersGame, TowersHelp> {
  const { table, views, story } = momentOf(players, -1);
  const view = views["0"] ?? views["1"];
  if (!table.outcome || !view) throw new Error("the game is not over");
  const outcome = winners ? { ...table.outcome, winners } : table.outcome;
  return { table, outcome, view, names: table.seats.map(({ nickname }) => nickname), story };
}

/** The same as two play it: the third seat taken away. */
export function asTwo(props: Props): Props {
  const { game, help } = props.view;
  const view: View = {
    ...props.view,
    game: { ...game, players: 2, bids: game.bids.slice(0, 2), towers: game.towers.slice(0, 2), razed: game.razed.slice(0, 2), start: 1 },
    help: { ...help, limits: help.limits.slice(0, 2), points: help.points.slice(0, 2) },
  };
  return { ...props, view, names: props.names.slice(0, 2) };
}

/** What the server would offer at another table in this position. */
export function offering(legal: string[]): (view: View) => View {
  return (view) => ({ ...view, legal });
}

export function lastRound(props: Props): Props {
  return { ...props, story: [...props.story, { kind: "last-round" }] };
}

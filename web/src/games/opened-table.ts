/** Tables for the gallery, from web/fixtures. */
import type { TableProps } from "$lib/props";
import type { Welcome } from "$lib/types";

const nothing = (): void => undefined;

/** The table as seat 1 sees it on opening it. */
export function openedTable<G, H>(fixture: unknown): TableProps<G, H> {
  const { table, views, story, proposals } = fixture as Welcome;
  return {
    table,
    view: views["1"] as TableProps<G, H>["view"],
    seat: 1,
    names: table.seats.map(({ nickname }) => nickname),
    story,
    proposals,
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

/** Which of my seats a device shows, and what is new to that seat. */
import type { SeatInfo, Views } from "$lib/types";

/** The seat of mine to show: the current one while it must act, or else the next one that must. */
export function seatToShow(mine: readonly number[], waiting: readonly number[], shown: number): number {
  if (mine.length === 0) return 0;
  const current = mine.includes(shown) ? shown : (mine[0] ?? 0);
  if (waiting.includes(current)) return current;
  const start = mine.indexOf(current);
  const turn = [...mine.slice(start + 1), ...mine.slice(0, start)];
  return turn.find((seat) => waiting.includes(seat)) ?? current;
}

/** Whether nobody but this device's players and bots has a seat. */
export function withoutOthers({ seats }: { seats: readonly Pick<SeatInfo, "kind" | "mine">[] }): boolean {
  return seats.every(({ kind, mine }) => kind !== "player" || mine);
}

export function mayAct(views: Views, seats: readonly number[]): boolean {
  return seats.some((seat) => (views[String(seat)]?.legal.length ?? 0) > 0);
}

/** Where "since your last move" begins: after the last event of one of my seats. */
export function sinceMine(story: readonly { seat?: number }[], mine: readonly number[]): number {
  const last = story.findLastIndex((event) => event.seat !== undefined && mine.includes(event.seat));
  return last + 1;
}

/** Bots that could play for people: what a reader may ask for, and votes in progress. */
import type { SeatInfo, Table } from "$lib/types";

type Seats = Pick<Table, "seats" | "replace_votes">;

export interface Vote {
  seat: number;
  votes: number;
  needed: number;
  /** Whether it is about my own seat. */
  mine: boolean;
  mayAgree: boolean;
}

/** Seats for which I may ask for a bot: at once if I am the host and the player is gone, otherwise by vote. */
export function replaceable(table: Seats, present: number[], host: boolean): { seat: number; vote: boolean }[] {
  const others = table.seats.filter((seat) => isPlayed(seat) && !seat.mine);
  const playing = iPlay(table);
  return others
    .map((seat) => ({ seat: seat.seat, gone: !present.includes(seat.seat), open: seat.votes_needed > 0 && !seat.voted }))
    .filter(({ gone, open }) => (gone && (host || playing)) || (open && playing))
    .map(({ seat, gone }) => ({ seat, vote: !(gone && host) }));
}

export function votesInProgress(table: Seats): Vote[] {
  const playing = iPlay(table);
  return table.seats.filter(isPlayed).flatMap((seat) => {
    const votes = table.replace_votes[String(seat.seat)] ?? 0;
    const vote = { seat: seat.seat, votes, needed: Math.max(seat.votes_needed, votes), mine: seat.mine };
    return votes > 0 ? [{ ...vote, mayAgree: playing && !seat.mine && !seat.voted }] : [];
  });
}

const isPlayed = (seat: SeatInfo): boolean => seat.kind === "player" && !seat.stand_in && !seat.resigned;
const iPlay = ({ seats }: Seats): boolean => seats.some((seat) => seat.mine && isPlayed(seat));

/** People whose chat this reader does not want to see, kept on this device by player. */
import { keep, readKept } from "./storage";

const KEY = "drafting-table-muted";
const MOST = 200;

const muted: { players: string[] } = $state({ players: load() });

function load(): string[] {
  const kept = readKept(KEY);
  return Array.isArray(kept) ? kept.filter((player) => typeof player === "string") : [];
}

export function isMuted(player: string): boolean {
  return muted.players.includes(player);
}

export function mute(player: string): void {
  save([...muted.players.filter((other) => other !== player), player].slice(-MOST));
}

export function unmute(player: string): void {
  save(muted.players.filter((other) => other !== player));
}

function save(players: string[]): void {
  muted.players = players;
  keep(KEY, players);
}

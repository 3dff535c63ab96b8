/** What a reader sees of the chat. */
import type { Said, SeatInfo } from "$lib/types";

type IsMuted = (player: string) => boolean;

export function heard(chat: Said[], isMuted: IsMuted): Said[] {
  return chat.filter((said) => !isMuted(said.by.player));
}

/** How many lines arrived since the reader last looked; by time, since a new connection brings only the latest lines. */
export function unreadLines(chat: Said[], seenAt: number, isMuted: IsMuted): number {
  return heard(chat, isMuted).filter((said) => said.at > seenAt).length;
}

/** Muted people who spoke here, each once, with their latest name. */
export function mutedSpeakers(chat: Said[], isMuted: IsMuted): { player: string; nickname: string }[] {
  const names = new Map(chat.map(({ by }) => [by.player, by.nickname]));
  return [...names].filter(([player]) => isMuted(player)).map(([player, nickname]) => ({ player, nickname }));
}

/** Whether nobody would read what I say: only bots play with me, nobody watches, and nobody else has spoken. */
export function isAlone(
  seats: readonly Pick<SeatInfo, "kind" | "mine">[],
  watching: number,
  me: { player: string; seats: number[] },
  chat: readonly Said[],
): boolean {
  const watchers = watching - (me.seats.length === 0 ? 1 : 0); // a spectator is one of those who watch
  const people = seats.some(({ kind, mine }) => kind === "player" && !mine);
  return !people && watchers <= 0 && chat.every(({ by }) => by.player === me.player);
}

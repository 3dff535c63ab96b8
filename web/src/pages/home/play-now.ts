/** "Play now": a table with bots, started at once. */
import { myNickname } from "$lib/device/identity.svelte";
import { awaitsFirstGame } from "$lib/device/first-games";
import { placeToPlay } from "$lib/device/offline.svelte";
import { botPace } from "$lib/pace/paced";
import { api } from "$lib/server/api";
import type { GameName, Options } from "$lib/types";
import { gameOf } from "../../games";

const PLAYERS = 3;

/** In a device's first game, its player makes the first move where the rules let somebody choose who does. */
export async function playNow(game: GameName, level: string, options?: Options): ReturnType<typeof api.play> {
  const nickname = myNickname();
  const place = placeToPlay();
  const wish = { game, bot_pace: botPace(), ...(options && { options }) };
  if (!gameOf(game).hasStart || !awaitsFirstGame(game)) return api.play({ ...wish, level, nickname }, place);
  const bots = Array.from({ length: PLAYERS - 1 }, () => ({ kind: "bot" as const, level }));
  const seats = [{ kind: "me" as const, nickname }, ...bots];
  const { table } = await api.create({ ...wish, players: PLAYERS, seats, seating: "order", start: 1 }, place);
  return api.startOrClose(table);
}

/** A solo campaign as the server sends it (S7), and the calls on it. */
import { api, get, post } from "$lib/server/api";
import { keep, readKept } from "$lib/device/settings.svelte";
import type { Place } from "$lib/server/transport";
import type { Bonus, Campaign, CampaignGame } from "$lib/models";
import type { Table } from "$lib/types";

export type { Bonus, Campaign, CampaignGame };

export interface Wish {
  mode: "beginner" | "expert";
  level: number;
  length: number;
}

interface Answer {
  campaign: Campaign;
}

const path = (id: string) => `/campaigns/${encodeURIComponent(id)}`;

export const campaigns = {
  begin: async (wish: Wish, place?: Place) => (await post<Answer>("/campaigns", wish, place)).campaign,
  show: async (id: string) => (await get<Answer>(path(id))).campaign,
  next,
  choose: async (id: string, { type, city }: Bonus) => (await post<Answer>(`${path(id)}/bonus`, { kind: type, city })).campaign,
};

/** The table of the current game, or of the next one, started with my nonce. */
async function next(id: string): Promise<Table> {
  const { table } = await post<Answer & { table: Table }>(`${path(id)}/next`, { start: false });
  if (table.state === "open") await api.start(table);
  return table;
}

// ---- campaigns started on this device, to find them without a link

const KEY = "drafting-table-campaigns";
const MOST = 12;

export function knownCampaigns(): string[] {
  const found = readKept(KEY);
  return Array.isArray(found) ? found.filter((id): id is string => typeof id === "string") : [];
}

export function rememberCampaign(id: string): void {
  keep(KEY, [id, ...knownCampaigns().filter((other) => other !== id)].slice(0, MOST));
}

export function forgetCampaign(id: string): void {
  keep(
    KEY,
    knownCampaigns().filter((other) => other !== id),
  );
}

// ---- what the page shows

export interface Stage {
  number: number;
  game: CampaignGame | null;
  state: "played" | "bonus" | "running" | "next" | "later";
}

/** One stage per game of the campaign, played or not. */
export function stagesOf({ length, games, choices, tables }: Campaign): Stage[] {
  return Array.from({ length }, (_, nth) => {
    const game = games[nth] ?? null;
    const last = nth === games.length - 1;
    if (game) return { number: nth + 1, game, state: last && choices.length > 0 ? "bonus" : "played" };
    const now = nth === games.length && choices.length === 0;
    const state = !now ? "later" : tables.length > games.length ? "running" : "next";
    return { number: nth + 1, game, state };
  });
}

/** The points of the lower city, without the bonus. */
export function lowerScore(game: CampaignGame): number {
  return game.points - (game.bonus?.points ?? 0);
}

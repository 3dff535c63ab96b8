/** Puts games and campaigns of this device on the server, where others can watch and take seats. */
import { introduce } from "$lib/device/identity.svelte";
import { api, get, post } from "$lib/server/api";
import type { CampaignAnswer, CampaignHistory, History, TableAnswer } from "$lib/models";
import type { SeatInfo, Table } from "$lib/types";
import { startDevice } from "../local/transport";

/** How the name of a campaign's document begins: `KEY` in local/campaigns.py. */
const CAMPAIGN = "campaign:";

/** Seats that others could play: bots', and those of people who shared this device. One stays mine. */
export function seatsForOthers(table: Table): SeatInfo[] {
  const mine = table.seats.find((seat) => seat.mine && !seat.resigned);
  return table.seats.filter((seat) => seat !== mine && seat.kind !== "automa" && !seat.resigned);
}

/** Goes on there, with the seats of `free` open to others. It is not left here: it would be played twice.
 * If the answer is lost, it can be sent again: the server returns the table that it has made. */
export async function goOnThere(table: Table, free: number[]): Promise<string> {
  const history = await get<History>(`/tables/${table.id}/history`);
  await introduce();
  const answer = await post<TableAnswer>("/histories", { ...history, free }, "server");
  await (await startDevice()).forget([table.id]);
  return answer.table.id;
}

/** Goes on with a campaign there, with its finished games and the one that is being played. */
export async function goOnWithCampaign(id: string): Promise<string> {
  const path = `/campaigns/${id}`;
  const history = await get<CampaignHistory>(`${path}/history`);
  const { campaign: here } = await get<CampaignAnswer>(path);
  await introduce();
  const { campaign } = await post<CampaignAnswer>("/campaigns/histories", history, "server");
  await (await startDevice()).forget(here.tables, [CAMPAIGN + id]);
  return campaign.id;
}

/** A finished game goes there as its record. */
export async function showThere(table: Table): Promise<string> {
  const text = await api.record(table.id);
  await introduce();
  const answer = await post<TableAnswer>("/records", { text }, "server");
  return answer.table.id;
}

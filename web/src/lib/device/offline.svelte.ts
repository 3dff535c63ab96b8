/** Whether this device can play without a server; `offline/` fetches and removes what that needs. */
import { IS_SITE } from "../screen/address";
import type { Place } from "../server/transport";
import { keep, readKept } from "./storage";

interface Known {
  /** Of our Python that is kept on this device; empty without. */
  version: string;
  /** Whether games were begun here, which stay even without that Python. */
  played: boolean;
  /** Whether the reader has said no to the offer of an installed app. */
  declined: boolean;
}

export interface Progress {
  /** Over the wire. */
  bytes: number;
  of: number;
}

const KEY = "drafting-table-offline";

let known = $state.raw<Known>({ version: "", played: false, declined: false, ...(readKept(KEY) as Partial<Known> | null) });
let progress = $state.raw<Progress | null>(null);

export function keptVersion(): string {
  return known.version;
}

export function canPlayHere(): boolean {
  return IS_SITE || known.version !== "";
}

export function hasPlayedHere(): boolean {
  return known.played;
}

/** An app on a home screen is expected to work anywhere, so it offers to. */
export function offersToPlayHere(): boolean {
  return !canPlayHere() && !known.declined && matchMedia("(display-mode: standalone)").matches;
}

export function noteOffline(news: Partial<Known>): void {
  known = { ...known, ...news };
  keep(KEY, known);
}

/** Of what is being fetched; null if nothing is. */
export function fetching(): Progress | null {
  return progress;
}

export function noteFetching(news: Progress | null): void {
  progress = news;
}

/** Where a new game for the people at this device begins: without a server, if that is possible. */
export function placeToPlay(): Place {
  return canPlayHere() ? "device" : "server";
}

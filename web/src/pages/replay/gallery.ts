/** States of this folder's components, for /gallery. */
import { entry, type GalleryEntry } from "$lib/props";
import type { Table } from "$lib/types";
import cities from "../../../fixtures/cities-3.json";
import solo from "../../../fixtures/solo-expert.json";
import towers from "../../../fixtures/towers-3.json";
import FilmView from "./FilmView.svelte";
import OpenRecord from "./OpenRecord.svelte";
import { readFilm, type RawReplay } from "./steps";

function film(name: string, raw: { moments: { table: unknown }[] }): GalleryEntry {
  const table = raw.moments.at(-1)?.table as Table;
  return entry(name, FilmView, { table, film: readFilm(raw as unknown as RawReplay) });
}

export const entries: GalleryEntry[] = [
  film("towers", towers),
  film("cities", cities),
  film("solo", solo),
  entry("open a record", OpenRecord, {}),
];

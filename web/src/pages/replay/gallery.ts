/** States of this folder's components, for /gallery. */
import { entry, type GalleryEntry } from "$lib/props";
import OpenRecord from "./OpenRecord.svelte";

export const entries: GalleryEntry[] = [entry("open a record", OpenRecord, {})];

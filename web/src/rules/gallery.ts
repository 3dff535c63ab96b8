/** States of this folder's components, for /gallery. */
import type { GalleryEntry } from "$lib/props";

export const entries: GalleryEntry[] = [];

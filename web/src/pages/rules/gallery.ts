/** States of this folder's components, for /gallery. */
import { entry, type GalleryEntry } from "$lib/props";
import Figure from "./figures/Figure.svelte";
import type { FigureName } from "./structure";

const FIGURES: FigureName[] = ["fits", "tally", "ring", "floating", "shops", "parks", "offices", "houses", "city", "automa"];

export const entries: GalleryEntry[] = FIGURES.map((name) => entry(name, Figure, { name, caption: name }, 480));

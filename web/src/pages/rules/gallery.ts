/** States of this folder's components, for /gallery. */
import { entry, type GalleryEntry } from "$lib/props";
import Figure from "./figures/Figure.svelte";
import { FIGURES } from "../../games/rules";

export const entries: GalleryEntry[] = Object.keys(FIGURES).map((name) => entry(name, Figure, { name, caption: name }, 480));

/** States of this folder's components, for /gallery. */
import { entry, type GalleryEntry } from "$lib/props";
import CitiesPad from "./CitiesPad.svelte";
import { newCities, newTowers } from "./model/pad";
import TowersPad from "./TowersPad.svelte";

const cities = newCities(3);
cities.cities[0] = "SSSSHHOmOPOOOPHP";
const impossible = newTowers(2);
for (const player of impossible.players) player.cards.sand = [6, 7];

export const entries: GalleryEntry[] = [
  entry("cities", CitiesPad, { pad: cities }),
  entry("towers", TowersPad, { pad: newTowers(2) }),
  entry("impossible towers", TowersPad, { pad: impossible }, 390),
];

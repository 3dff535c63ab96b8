/** States of this folder's components, for /gallery. */
import { entry, type GalleryEntry } from "$lib/props";
import CitiesPad from "../../games/cities/pad/CitiesPad.svelte";
import { newCities, newTowers } from "./model/pad";
import TowersPad from "../../games/towers/pad/TowersPad.svelte";

const cities = newCities(3);
cities.cities[0] = "SSSSHHOmOPOOOPHP";
const impossible = newTowers(2);
for (const player of impossible.players) player.cards.sand = [6, 7];

const solo = newCities(1);
solo.cities = ["SSSSHHOmOPOOOPHP", "FFFOHHOmOPOOOPHP"];
solo.automacity = { ...solo.automacity, P: 3, d: 1, m: 1, e: 2, S: 4, F: 1, O: 1, H: 3 };
solo.levelPoints = -8;
const beyondTheBox = newCities(3);
beyondTheBox.cities = beyondTheBox.cities.map(() => "P".repeat(16));

export const entries: GalleryEntry[] = [
  entry("cities", CitiesPad, { pad: cities }),
  entry("solo cities", CitiesPad, { pad: solo }),
  entry("more parks than the box holds", CitiesPad, { pad: beyondTheBox }),
  entry("towers", TowersPad, { pad: newTowers(2) }),
  entry("impossible towers", TowersPad, { pad: impossible }, 390),
];

import type { GamePad } from "../../module";
import { citiesFromList, newCities, readCities, type CitiesPad as Content } from "./pad";
import Picture from "./Picture.svelte";
import CitiesPad from "./CitiesPad.svelte";

const pad: GamePad<Content> = { Pad: CitiesPad, Picture, blank: newCities, read: readCities, fromList: citiesFromList };

export default pad;

import type { GamePad } from "../../module";
import { towersFromList, newTowers, readTowers, type TowersPad as Content } from "./pad";
import Picture from "./Picture.svelte";
import TowersPad from "./TowersPad.svelte";

const pad: GamePad<Content> = { Pad: TowersPad, Picture, blank: newTowers, read: readTowers, fromList: towersFromList };

export default pad;

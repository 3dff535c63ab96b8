/** States of this folder's components, for /gallery. */
import recorded from "../../../fixtures/towers-3-replay.json";
import type { Replay } from "$lib/server/api";
import { entry, type GalleryEntry } from "$lib/props";
import type { Table } from "$lib/types";
import FilmView from "../../pages/replay/FilmView.svelte";
import { readFilm } from "../../pages/replay/steps";
import CardSheet from "./gallery/CardSheet.svelte";
import TowerSheet from "./gallery/TowerSheet.svelte";
import { asSpectator, firstBuild, scoring, TABLES } from "./gallery/states";
import { newTowers } from "./pad/pad";
import TowersPad from "./pad/TowersPad.svelte";
import TowersScoring from "./scoring/TowersScoring.svelte";
import TowersTable from "./table/TowersTable.svelte";

const SHORT = [[6], [8], [9], [0]];
const TALL = [
  [15, 12, 10, 8, 11, 6, 3, 0],
  [14, 9, 7, 5, 9, 2],
  [15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0],
];
const PHONE = 390;
const { three, five } = TABLES;
const impossible = newTowers(2);
for (const player of impossible.players) player.cards.sand = [6, 7];

export const entries: GalleryEntry[] = [
  entry("cards", CardSheet, {}),
  entry("cards-phone", CardSheet, { width: 68 }, PHONE),
  entry("towers-short", TowerSheet, { stacks: SHORT }),
  entry("towers-tall", TowerSheet, { stacks: TALL }),
  entry("towers-small", TowerSheet, { stacks: [...SHORT, ...TALL], small: true, width: 34 }),
  entry("bidding", TowersTable, { ...five.bidding }),
  entry("why-not", TowersTable, { ...three.late, shown: { why: 5 } }),
  entry("building", TowersTable, { ...five.building, shown: { choose: firstBuild(five.building) } }),
  entry("raze", TowersTable, { ...five.raze, shown: { raze: true } }),
  entry("referee-off", TowersTable, { ...TABLES.refereeOff }),
  entry("last-round", TowersTable, { ...three.lastRound }),
  entry("other-builds", TowersTable, { ...five.otherBuilds }),
  entry("two-players", TowersTable, { ...TABLES.two }),
  entry("three-players", TowersTable, { ...three.bidding }),
  entry("unseen", TowersTable, { ...five.otherBuilds, shown: { sheet: "unseen" as const } }),
  entry("closer", TowersTable, { ...five.building, shown: { sheet: 3 } }),
  entry("spectator", TowersTable, { ...asSpectator(five.otherBuilds) }),
  entry("over", TowersTable, { ...three.over }),
  entry("pad", TowersPad, { pad: newTowers(2) }),
  entry("pad-impossible", TowersPad, { pad: impossible }, PHONE),
  entry("scoring", TowersScoring, { ...scoring("five") }),
  entry("replay", FilmView, { table: recorded.table as unknown as Table, film: readFilm(recorded as unknown as Replay) }),
  entry("scoring-shared", TowersScoring, { ...scoring("three", [1, 2]) }),
];

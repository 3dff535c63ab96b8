/** States of this folder's components, for /gallery. */
import { entry, type GalleryEntry } from "$lib/props";
import CardSheet from "./gallery/CardSheet.svelte";
import TowerSheet from "./gallery/TowerSheet.svelte";
import { asTwo, lastRound, offering, scoringAt, tableAt } from "./gallery/states";
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
const impossible = newTowers(2);
for (const player of impossible.players) player.cards.sand = [6, 7];

export const entries: GalleryEntry[] = [
  entry("cards", CardSheet, {}),
  entry("cards-phone", CardSheet, { width: 68 }, PHONE),
  entry("towers-short", TowerSheet, { stacks: SHORT }),
  entry("towers-tall", TowerSheet, { stacks: TALL }),
  entry("towers-small", TowerSheet, { stacks: [...SHORT, ...TALL], small: true, width: 34 }),
  entry("bidding", TowersTable, { ...tableAt(5, 1, 1) }),
  entry("why-not", TowersTable, { ...tableAt(3, 14, 1), shown: { why: 3 } }),
  entry("building", TowersTable, { ...tableAt(5, 2, 1), shown: { choose: "s7" } }),
  entry("building-many", TowersTable, { ...tableAt(5, 7, 1) }),
  entry("raze", TowersTable, { ...tableAt(5, 7, 1, offering(["raze c", "raze h", "raze t", "raze j", "raze s", "build t2", "build s2"])), shown: { raze: true } }),
  entry("raze-first", TowersTable, { ...tableAt(5, 7, 1, offering(["raze c", "raze h"])) }),
  entry("referee-off", TowersTable, { ...tableAt(5, 7, 1, offering(["withdraw"])) }),
  entry("confirm", TowersTable, { ...tableAt(5, 2, 1), shown: { choose: "c0" } }),
  entry("last-round", TowersTable, { ...lastRound(tableAt(3, 14, 1)) }),
  entry("other-builds", TowersTable, { ...tableAt(5, 5, 1) }),
  entry("two-players", TowersTable, { ...asTwo(tableAt(3, 8, 1)) }),
  entry("three-players", TowersTable, { ...tableAt(3, 1, 1) }),
  entry("unseen", TowersTable, { ...tableAt(5, 5, 1), shown: { sheet: "unseen" as const } }),
  entry("closer", TowersTable, { ...tableAt(5, 7, 1), shown: { sheet: 3 } }),
  entry("spectator", TowersTable, { ...tableAt(5, 6, 0) }),
  entry("over", TowersTable, { ...tableAt(3, 15, 1) }),
  entry("pad", TowersPad, { pad: newTowers(2) }),
  entry("pad-impossible", TowersPad, { pad: impossible }, PHONE),
  entry("scoring", TowersScoring, { ...scoringAt(5) }),
  entry("scoring-shared", TowersScoring, { ...scoringAt(3, [1, 2]) }),
];

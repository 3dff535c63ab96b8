/** Between Two Cities, as the shell sees it. */
import { t } from "$lib/words/i18n.svelte";
import type { Options } from "$lib/types";
import type { GameModule } from "../module";
import { whereInView } from "./where";

const cities: GameModule = {
  name: "cities",
  order: 2,
  colour: "var(--shop)",
  rulePages: [
    { name: "cities", letter: "C", title: "cities-title" },
    { name: "solo", letter: "S", title: "page-rules-solo" },
  ],
  players: [2, 3, 4, 5, 6, 7],
  levels: ["novice", "apprentice", "journeyman", "master", "grandmaster"],
  // C7: two players play a different mode, but should only have to choose "two".
  optionsFor: (players) => ({ mode: players === 2 ? "two" : "ring" }),
  switches: [],
  aboutPlayers: (players) => (players === 2 ? "option-two-about" : "option-ring-about"),
  hasSecrets: isDraft,
  sharesBetweenSeats: (options: Options) => options["mode"] !== "two",
  hasStart: false,
  startPlayer: () => 0,
  looksBackAsSpectator: true,
  needsRoom: true,
  shortcuts: [
    { keys: "1 – 7", id: "city-keys-tiles" },
    { keys: "← → ↑ ↓", id: "city-keys-arrows" },
    { keys: "Home End", id: "city-keys-ends" },
    { keys: "Enter", id: "city-keys-enter" },
    { keys: "I", id: "score-ask" },
  ],
  story: { secrets: { hand: "tiles", pick: "tiles" }, pieces: ["tile", "tiles", "building"], pieceName: tileName },
  quickReference: (options) => (isDraft(options) ? ["cities"] : ["solo", "cities"]),
  lessons: ["cities", "beginner", "solo"],
  praise: "nice-city",
  where: whereInView,
  ways: [
    { href: "/solo", icon: "bot", id: "way-solo" },
    { href: "/campaign", icon: "flag", id: "way-campaign" },
  ],
  loadTable: () => import("./CitiesTable.svelte"),
  loadScoring: () => import("./scoring/CitiesScoring.svelte"),
  loadPicture: () => import("./scoring/ResultPicture.svelte"),
};

export default cities;

/** Whether people draft tiles; otherwise it is a solo mode. */
function isDraft(options: Options): boolean {
  return ["ring", "two"].includes(String(options["mode"] ?? "ring"));
}

function tileName(text: string): string | null {
  if (!/^[A-Za-z]([/-][A-Za-z])?$/.test(text)) return null;
  const buildings = [...text].filter((letter) => /[A-Za-z]/.test(letter));
  return buildings.map((building) => t("building-name", { building })).join(" + ");
}

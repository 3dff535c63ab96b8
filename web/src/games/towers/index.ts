/** 5 Towers, as the shell sees it. */
import { t } from "$lib/words/i18n.svelte";
import type { GameModule } from "../module";
import type { TowersGame } from "./types";

const towers: GameModule = {
  name: "towers",
  order: 1,
  colour: "var(--blueprint)",
  rulePages: [{ name: "towers", letter: "T", title: "towers-title" }],
  players: [2, 3, 4, 5],
  levels: ["novice", "apprentice", "journeyman", "master", "grandmaster"],
  optionsFor: () => undefined,
  switches: ["referee"],
  aboutPlayers: () => null,
  hasSecrets: () => false,
  sharesBetweenSeats: () => false,
  hasStart: true, // T3.2
  startPlayer: (view) => (view.phase === "over" ? 0 : (view as TowersGame).start), // T4.4, T4.5
  looksBackAsSpectator: false,
  needsRoom: false,
  shortcuts: [
    { keys: "0–5", id: "tw-key-bid" },
    { keys: "P", id: "tw-key-pass" },
    { keys: "R", id: "tw-key-raze" },
    { keys: "← →", id: "tw-key-walk" },
    { keys: "Enter", id: "tw-key-choose" },
    { keys: "I", id: "score-ask" },
  ],
  story: { secrets: {}, pieces: ["card", "cards"], pieceName: cardName, moveName },
  quickReference: () => ["towers"],
  lessons: ["towers"],
  praise: "nice-tower",
  ways: [],
  loadTable: () => import("./table/TowersTable.svelte"),
  loadScoring: () => import("./scoring/TowersScoring.svelte"),
  loadPicture: () => import("./scoring/ResultPicture.svelte"),
};

export default towers;

function cardName(text: string): string | null {
  const [, type, value] = /^([chtjs])(\d+)$/.exec(text) ?? [];
  return type && value ? `${t("tower-short", { type })} ${value}` : null;
}

/** With the words of pages that compare games: "bid 3", "raze horror". */
function moveName(move: string): string | null {
  const [, kind, what = ""] = /^(bid|pass|build|raze)(?: (\w+))?$/.exec(move) ?? [];
  if (!kind) return null;
  const card = kind === "raze" ? t("tower-short", { type: what }) : (cardName(what) ?? what);
  return t(`move-${kind}`, { number: Number(what), card });
}

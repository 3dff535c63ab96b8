/** The player's identity on this device: an optional nickname, suggested at first. */
import { serverReached } from "../server/reach.svelte";
import { api } from "../server/api";
import { canPlayHere } from "./offline.svelte";
import { preferredLanguage, type Language } from "../words/i18n.svelte";
import { IS_SITE } from "../screen/address";
import { keep, readKept } from "./settings.svelte";
import type { Me } from "../types";

const KEY = "drafting-table-nickname";

/** Famous builders. */
const EVERYWHERE = ["Imhotep", "Brunelleschi", "Ada", "Gaudí", "Zaha", "Marcel", "Lina", "Otto", "Norma", "Vitruvia"];
/** Whose names sound like those of friends. */
const AT_HOME: Record<Language, readonly string[]> = {
  en: ["Christopher", "Eileen", "Frank", "Inigo"],
  hu: ["Ybl", "Ödön", "Imre", "Mihály"],
  pl: ["Halina", "Bohdan", "Helena", "Szymon"],
  lt: ["Jūratė", "Laurynas", "Algimantas", "Landsbergis"],
  et: ["Alvar", "Eero", "Valve", "Raine"],
};

let me = $state.raw<Me | null>(null);
let nickname = $state(String(readKept(KEY) ?? "") || suggested());

function suggested(): string {
  const names = [...EVERYWHERE, ...AT_HOME[preferredLanguage(navigator.languages)]];
  const name = names[Math.floor(Math.random() * names.length)] ?? "Ada";
  keep(KEY, name);
  return name;
}

export function myNickname(): string {
  return nickname;
}

let introducing: Promise<Me> | null = null;

/** Makes sure that the server knows this device; simultaneous calls share one request. */
export async function introduce(): Promise<Me> {
  if (me) return me;
  if (IS_SITE) return { player: null, nickname };
  introducing ??= api.rename(myNickname());
  try {
    me = await introducing;
    return me;
  } finally {
    introducing = null;
  }
}

export async function rename(next: string): Promise<void> {
  const wanted = next.trim();
  if (!wanted) return;
  if (canPlayHere() && serverReached() === false) {
    me = null; // the server hears of it when it can be reached again
    nickname = wanted;
  } else {
    me = await api.rename(wanted);
    nickname = me.nickname;
  }
  keep(KEY, nickname);
}

/** The club that runs the server: requested when the page opens, and now and then after that. */
import { api } from "./api";
import { IS_SITE } from "../screen/address";
import { useClubLanguage } from "../device/settings.svelte";
import type { ClubData } from "../models";

const ASK_EVERY = 60_000;

let club = $state.raw<ClubData | null>(null);
let restart = $state<number | null>(null);

export function theClub(): ClubData | null {
  return club;
}

/** When the server will restart, if that was announced. */
export function restartAt(): number | null {
  return restart;
}

/** From a table's connection, which is sooner than asking. */
export function restartAnnounced(at: number | null): void {
  restart = at;
}

/** Keeps asking while the page is seen; returns a function that stops. */
export function followClub(): () => void {
  void ask();
  const again = (): void => void (document.hidden || ask());
  const timer = setInterval(again, ASK_EVERY);
  addEventListener("online", again);
  return () => {
    clearInterval(timer);
    removeEventListener("online", again);
  };
}

async function ask(): Promise<void> {
  if (IS_SITE) return;
  try {
    ({ club } = await api.club());
    restart = club.restart;
    useClubLanguage(club.language);
  } catch {
    return; // the page works without it
  }
}

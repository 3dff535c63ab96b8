/** "It is your turn", so that it arrives: title, icon, sound, vibration, notification. */
import { t } from "$lib/i18n.svelte";
import { prefs } from "$lib/settings.svelte";
import { play, vibrate } from "$lib/sound";

const PLAIN = "/icon.svg";
/** The same sheet with a red pencil's dot. */
const CALLING = "/icon-turn.svg";

let note: Notification | null = null;

/** What a tab that nobody looks at shows. */
export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} – ${title}` : title;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", mine ? CALLING : PLAIN);
  if (!mine) {
    note?.close();
    note = null;
  }
}

/** Once, when the turn comes. */
export function callForTurn(title: string): void {
  play("turn");
  vibrate();
  const allowed = "Notification" in window && Notification.permission === "granted";
  if (!prefs.notifications || !allowed || !document.hidden) return;
  note = new Notification(t("your-turn"), { body: title, tag: "turn", icon: PLAIN });
  note.onclick = () => {
    window.focus();
    note?.close();
  };
}

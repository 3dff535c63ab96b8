/** Ways to say "it is your turn": title, icon, sound, vibration, notification. */
import { file, here, shareable } from "$lib/screen/address";
import { t } from "$lib/words/i18n.svelte";
import { prefs } from "$lib/device/settings.svelte";
import { play, vibrate } from "$lib/device/sound";

const PLAIN = file("icon.svg");
/** The same icon with a red dot. */
const CALLING = file("icon-turn.svg");

const TAG = "turn";

/** What a background tab shows. */
export function showTurn(mine: boolean, title: string): void {
  document.title = mine ? `● ${t("your-turn")} – ${title}` : title;
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", mine ? CALLING : PLAIN);
  if (!mine) void takeNotesBack();
}

/** Once, when the turn comes. */
export function callForTurn(title: string): void {
  play("turn");
  vibrate();
  const allowed = "Notification" in window && Notification.permission === "granted";
  if (prefs.notifications && allowed && document.hidden) void leaveNote(title);
}

/** Through the service worker: phones accept notifications only from it, and a touch returns to this page (offline/worker.ts). */
async function leaveNote(title: string): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const note = { body: title, tag: TAG, icon: PLAIN, data: shareable(here().pathname) };
  await worker?.showNotification(t("your-turn"), note).catch(() => undefined); // permission may have been withdrawn
}

async function takeNotesBack(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  const notes = (await worker?.getNotifications({ tag: TAG })) ?? [];
  for (const note of notes) note.close();
}

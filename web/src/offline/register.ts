import { keptVersion } from "$lib/device/offline.svelte";
import { file } from "$lib/screen/address";

const LATER = 1_500;

/** Stores the client on this device once it has loaded. Only a built client can be stored. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // After the page has loaded, so storing everything else does not slow it down.
  addEventListener("load", () => setTimeout(register, LATER));
}

function register(): void {
  // Refused in private windows and on insecure addresses; everything else still works.
  navigator.serviceWorker.register(file("sw.js")).catch(() => undefined);
  if (keptVersion()) void import("./keeping").then(({ bringUpToDate }) => bringUpToDate()).catch(() => undefined);
}

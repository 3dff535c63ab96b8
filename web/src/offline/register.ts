import { keptVersion } from "$lib/device/offline.svelte";
import { file } from "$lib/screen/address";

const LATER = 1_500;

/** The browser stores no pages here: in some private windows, for example. */
export class StoringRefused extends Error {}

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

/** Begins to store the client now, unless that is refused. */
export async function storeClient(): Promise<{ stored: Promise<void> }> {
  if (!import.meta.env.PROD) return { stored: Promise.resolve() };
  const registration = await navigator.serviceWorker.register(file("sw.js")).catch(() => null);
  if (!registration) throw new StoringRefused();
  const worker = registration.installing ?? registration.waiting;
  return { stored: registration.active || !worker ? Promise.resolve() : activated(worker) };
}

function activated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      if (worker.state === "activated") resolve();
      if (worker.state === "redundant") reject(new Error("the client could not be stored")); // a file was missing
    };
    worker.addEventListener("statechange", check);
    check();
  });
}

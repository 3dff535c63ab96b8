const LATER = 1_500;

/** Keeps the client on this device once it has been loaded; only what was built can be kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // The page first: keeping everything else takes no part in the first load.
  addEventListener("load", () => setTimeout(register, LATER));
}

function register(): void {
  // Refused in private windows and on insecure addresses: everything else works as ever.
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

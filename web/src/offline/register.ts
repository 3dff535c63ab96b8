/** Keeps the client on this device once it has been loaded; only what was built can be kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => {
    // Refused in private windows and on insecure addresses: everything else works as ever.
    navigator.serviceWorker.register("/sw.js").catch(() => undefined);
  });
}

/** Whether the server can be reached, as far as the last calls showed. */
import { IS_SITE } from "../screen/address";

/** There is none where the client is a site of plain files. */
let reached = $state<boolean | null>(IS_SITE || navigator.onLine === false ? false : null);

/** Null until a call has been answered. */
export function serverReached(): boolean | null {
  return reached;
}

export function noteReach(answered: boolean): void {
  reached = answered;
}

globalThis.addEventListener?.("offline", () => (reached = false));
globalThis.addEventListener?.("online", () => (reached = IS_SITE ? false : null));

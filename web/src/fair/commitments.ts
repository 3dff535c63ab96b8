/** Numbers that are promised before they are shown. From a library, because browsers hash only over https. */
import { sha256 } from "@noble/hashes/sha2.js";
import { fromHex, joined, toHex, utf8 } from "./bytes";

const NONCE_BYTES = 32;
const NONCE_LABEL = "drafting-table nonce 2\n";

/** A number drawn for one seat, and what was promised of it. Both in hexadecimal. */
export interface Drawn {
  commit: string;
  nonce: string;
}

export function drawNumber(): Drawn {
  const nonce = toHex(crypto.getRandomValues(new Uint8Array(NONCE_BYTES)));
  return { nonce, commit: commitTo(nonce) };
}

/** The commitment to a player's number; "" for what is not hexadecimal. */
export function commitTo(nonce: string): string {
  const bytes = fromHex(nonce);
  return bytes ? toHex(sha256(joined(utf8(NONCE_LABEL), bytes))) : "";
}

/** The commitment to the server's secret. */
export function commitmentOf(secret: Uint8Array): string {
  return toHex(sha256(secret));
}

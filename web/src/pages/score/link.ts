/** A pad in a link: the part of the address that is never sent to a server. */

const VERSION = 1;

export function padCode(game: string, list: unknown[]): string {
  return encode(JSON.stringify([VERSION, game, ...list]));
}

/** The list that a link carries for this game, or null. */
export function listFromCode(code: string, game: string): unknown[] | null {
  try {
    const list: unknown = JSON.parse(decode(code));
    return Array.isArray(list) && list[0] === VERSION && list[1] === game ? list.slice(2) : null;
  } catch {
    return null; // a damaged link
  }
}

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(code: string): string {
  const base64 = code.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

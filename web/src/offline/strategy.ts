/** What the service worker does with a request. */

export type Way =
  /** One of our pages: from the server, or the stored copy when there is no server. */
  | "page"
  /** A built file, from the cache: its name changes with its content. */
  | "file"
  /** Not handled: the server's answers are never stored. */
  | "pass";

export interface Asked {
  method: string;
  url: string;
  mode: string;
}

const SERVERS_OWN = /^\/(api|metrics|health)(\/|$)/;

export function wayOf({ method, url, mode }: Asked, origin: string): Way {
  const { origin: from, pathname } = new URL(url);
  if (method !== "GET" || from !== origin || SERVERS_OWN.test(pathname)) return "pass";
  return mode === "navigate" ? "page" : "file";
}

/** A server that answers with an error, such as a proxy's error page, counts as unreachable. */
export function isWell(status: number): boolean {
  return status < 500;
}

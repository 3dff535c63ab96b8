/** What the service worker does with a request. */

export type Way =
  /** One of our pages: from the server, or the stored copy when there is no server. */
  | "page"
  /** A built file: what is kept, for its name changes with its content. */
  | "file"
  /** None of its business: the server's answers are never kept. */
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

/** A server that answers, but is not well (a proxy's error page, for example), counts as none. */
export function isWell(status: number): boolean {
  return status < 500;
}

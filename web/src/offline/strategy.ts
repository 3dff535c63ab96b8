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

const SERVERS_OWN = /^\/(api|metrics|health)([/?]|$)/;

/** `base` is the folder of the service worker: all that is ours is below it. */
export function wayOf({ method, url, mode }: Asked, base: string): Way {
  if (method !== "GET" || !url.startsWith(base) || SERVERS_OWN.test(url.slice(base.length - 1))) return "pass";
  return mode === "navigate" ? "page" : "file";
}

/** Of the address of one of our Python's files (offline/bundle.ts): its version has a cache of its own. */
export function pythonVersion(url: string, base: string): string | null {
  return url.startsWith(base) ? (/^python\/([0-9a-f]+)\//.exec(url.slice(base.length))?.[1] ?? null) : null;
}

export const PYTHON_CACHE = "draftingtable-python-";

/** A server that answers with an error, such as a proxy's error page, counts as unreachable. */
export function isWell(status: number): boolean {
  return status < 500;
}

/** The page shown: the browser's address, read and changed through the history API. */
import { gamePage } from "../../games";
import { here, IS_SITE, pathOf, to } from "./address";
import { closeInstead } from "./back";

export type Route =
  | { page: "home" }
  | { page: "table"; id: string }
  | { page: "join"; code: string }
  /** A game's own page, by the first word of its address. */
  | { page: "game"; word: string; id: string }
  | { page: "score"; game?: string }
  | { page: "rules"; game: string }
  | { page: "games" }
  | { page: "settings" }
  | { page: "admin" }
  | { page: "gallery"; folder: string }
  | { page: "replay"; id: string }
  | { page: "learn"; lesson: string }
  | { page: "missing" };

/** What needs a server: its tables' invitations, and its administration. */
const NOT_IN_A_SITE = ["j", "admin"];

export function parseRoute(path: string): Route {
  const [first = "", second = ""] = path.split("/").filter(Boolean).map(decodeURIComponent);
  if (IS_SITE && NOT_IN_A_SITE.includes(first)) return { page: "missing" };
  switch (first) {
    case "":
      return { page: "home" };
    case "t":
      return second ? { page: "table", id: second } : { page: "missing" };
    case "j":
      return { page: "join", code: second };
    case "score":
      return second ? { page: "score", game: second } : { page: "score" };
    case "rules":
      return { page: "rules", game: second };
    case "games":
      return { page: "games" };
    case "settings":
      return { page: "settings" };
    case "admin":
      return { page: "admin" };
    case "gallery":
      return { page: "gallery", folder: second };
    case "replay":
      return { page: "replay", id: second }; // without an id: open a record file
    case "learn":
      return { page: "learn", lesson: second }; // without one: the list
    default:
      return gamePage(first) ? { page: "game", word: first, id: second } : { page: "missing" };
  }
}

/** The page of an address, as messages name it. */
export function pageName(path: string): string {
  const found = parseRoute(path);
  return found.page === "game" ? found.word : found.page;
}

let route = $state.raw<Route>({ page: "home" });

export function currentRoute(): Route {
  return route;
}

export function go(path: string, replace = false): void {
  const before = here();
  if (replace) history.replaceState(history.state, "", to(path));
  else history.pushState({ from: before.pathname + before.search + before.hash }, "", to(path));
  read();
  window.scrollTo(0, 0);
  if (here().pathname === before.pathname && here().hash !== before.hash) dispatchEvent(new Event("hashchange"));
}

/** The address we came from by an internal link. The browser keeps it across reloads. */
export function cameFrom(): string | null {
  const state = history.state as { from?: unknown } | null;
  return typeof state?.from === "string" ? state.from : null;
}

function read(): void {
  route = parseRoute(here().pathname);
}

/** Follows the address, and handles our own links without reloading the page. */
export function startRouter(): void {
  read();
  addEventListener("popstate", () => {
    if (!closeInstead()) read();
  });
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const path = link && isPlain(link, event) ? pathOf(link) : null;
    if (path === null || !isOurs(path)) return;
    event.preventDefault();
    const { pathname, search, hash } = here();
    if (path !== pathname + search + hash) go(path);
  });
}

function isPlain(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const keys = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !keys && !event.defaultPrevented && !link.target && !link.hasAttribute("download");
}

/** The browser itself goes to places on the same page, except where the page is named after the `#`. */
function isOurs(path: string): boolean {
  const { pathname, hash } = new URL(path, location.origin);
  const samePage = hash !== "" && pathname === here().pathname;
  return !pathname.startsWith("/api/") && (IS_SITE || !samePage);
}

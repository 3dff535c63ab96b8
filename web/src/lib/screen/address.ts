/** Where the client's pages and files are: at a server's addresses, or in a site of plain files.
 *
 * A plain file server knows only index.html. There, the address of a page follows its `#`:
 * `/replay/x?event=3` becomes `index.html#/replay/x?event=3`. Everything else in the client uses
 * addresses as a server has them.
 */

/** Whether this is a site of plain files (`draftingtable site`): there is no server to ask. */
export const IS_SITE = globalThis.document?.documentElement?.hasAttribute?.("data-site") ?? false;

/** What a link to a page of ours needs as its `href`. */
export function to(path: string): string {
  return IS_SITE ? `#${path}` : path;
}

/** The address of the page shown, as a server has it. */
export function here(): URL {
  if (!IS_SITE) return new URL(location.href);
  return new URL(pathOf(location) ?? "/", location.origin);
}

/** The address of a page of ours without the origin; null for other links. */
export function pathOf(link: Pick<HTMLAnchorElement, "origin" | "pathname" | "search" | "hash">): string | null {
  if (link.origin !== location.origin) return null;
  if (!IS_SITE) return link.pathname + link.search + link.hash;
  return link.pathname === location.pathname && link.hash.startsWith("#/") ? link.hash.slice(1) : null;
}

/** A full link to a page of ours, to send to others. */
export function shareable(path: string): string {
  return new URL(to(path), location.href).href;
}

/** The full address of one of the client's files. */
export function file(name: string): string {
  return new URL(IS_SITE ? name : `/${name}`, location.href).href;
}

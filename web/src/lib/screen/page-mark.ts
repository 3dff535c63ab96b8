/** Classes of the page itself, for styles that depend on what is shown somewhere else.
 *
 * `body:has(.veil)` would say the same without a script. But then the browser styles every element of the page again
 * whenever one is added anywhere.
 */
import type { Attachment } from "svelte/attachments";

const users = new Map<string, number>();

/** Gives the page this class until the returned function is called. Several may want it at the same time. */
export function markPage(name: string): () => void {
  change(name, 1);
  return () => change(name, -1);
}

/** `{@attach marksPage("reveal")}`: the page has this class as long as the element is there. */
export function marksPage(name: string): Attachment {
  return () => markPage(name);
}

function change(name: string, by: number): void {
  const count = (users.get(name) ?? 0) + by;
  users.set(name, count);
  document.documentElement.classList.toggle(name, count > 0);
}

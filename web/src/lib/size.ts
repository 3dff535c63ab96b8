/** How large an element is, told whenever it changes.
 *
 * Svelte's `bind:clientWidth` asks at once, and so makes the browser lay out a page that is still being
 * drawn. An observer is told after the layout that comes anyway, and before anything is seen.
 */
import type { Attachment } from "svelte/attachments";

export interface Size {
  width: number;
  height: number;
}

/** `{@attach sized((size) => …)}` */
export function sized(told: (size: Size, node: Element) => void): Attachment<Element> {
  return (node) => {
    const observer = new ResizeObserver(() => told({ width: node.clientWidth, height: node.clientHeight }, node));
    observer.observe(node);
    return () => observer.disconnect();
  };
}

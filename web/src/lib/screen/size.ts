/** Reports the size of an element whenever it changes.
 *
 * Svelte's `bind:clientWidth` asks at once, and so makes the browser lay out a page that is still being
 * drawn. An observer is called after the regular layout and before painting.
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

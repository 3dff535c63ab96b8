/** Reports the size of an element whenever it changes.
 *
 * Svelte's `bind:clientWidth` measures at once, which forces layout while the page is still rendering.
 * An observer is called after the regular layout and before painting.
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

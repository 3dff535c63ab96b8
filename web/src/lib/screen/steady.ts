/** For elements whose content changes while nothing around them should jump. */
import { tick } from "svelte";
import type { Attachment } from "svelte/attachments";

/** `{@attach steady(".note", (height) => …)}`: reports how tall it has been at this width, but not while it holds a `.note`. */
export function steady(passing: string, told: (tallest: number) => void): Attachment<HTMLElement> {
  return (node) => {
    let width = 0;
    let tallest = 0;

    function measure(): void {
      if (node.offsetHeight <= tallest || node.querySelector(passing)) return;
      tallest = node.offsetHeight;
      told(tallest);
    }

    const observer = new ResizeObserver(() => {
      if (node.clientWidth === width) return measure();
      width = node.clientWidth;
      tallest = 0;
      told(0); // measured again once it is as tall as it likes
      void tick().then(measure);
    });
    observer.observe(node);
    return () => observer.disconnect();
  };
}

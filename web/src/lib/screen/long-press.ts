/** Asking about a card or a tile without choosing it: a long press, the other mouse button, or a key. */
import type { Attachment } from "svelte/attachments";
import { prefs } from "../device/settings.svelte";

/** Milliseconds after which a press is long. */
export const LONG = 500;
/** Larger movements, in pixels, are a drag or a swipe. */
const TREMBLE = 7;
const ASK_KEY = "i";

/** `{@attach longPressed(() => …)}`, or around several of them: `asked` gets the one that was meant. */
export function longPressed(asked: (about: Element) => void): Attachment<HTMLElement> {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    let about: Element = node;
    let done = false;

    function ask(): void {
      clearTimeout(timer);
      if (!done) asked(about);
      done = true;
    }

    const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      pointerdown: ({ target, button, clientX, clientY }) => {
        done = false;
        about = target as Element;
        from = { x: clientX, y: clientY };
        if (button === 0) timer = setTimeout(ask, LONG);
      },
      pointermove: ({ clientX, clientY }) => {
        if (Math.hypot(clientX - from.x, clientY - from.y) > TREMBLE) clearTimeout(timer);
      },
      pointerup: () => clearTimeout(timer),
      pointercancel: () => clearTimeout(timer),
      // The other mouse button, the menu key, and on some phones a long press.
      contextmenu: (event) => {
        event.preventDefault();
        about = event.target as Element;
        ask();
      },
      keydown: (event) => {
        done = false;
        if (event.key === ASK_KEY && prefs.shortcuts && !event.ctrlKey && !event.metaKey && !event.altKey) asked(event.target as Element);
      },
    };
    for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
    /** A long press does not choose as well. */
    const swallow = (event: Event): void => {
      if (!done) return;
      done = false;
      event.stopPropagation();
      event.preventDefault();
    };
    node.addEventListener("click", swallow, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", swallow, { capture: true });
    };
  };
}

/** Dragging a card or a tile with mouse, pen or finger; a short touch stays a click. */

export interface Drag {
  x: number;
  y: number;
  state: "moving" | "dropped" | "cancelled";
  /** Whether it is a finger, which hides what is under it. */
  finger: boolean;
}

export interface DragWish {
  enabled: boolean;
  moved: (drag: Drag) => void;
}

/** Smaller movements, in pixels, are not a drag. */
const TREMBLE = 7;

export function draggable(node: HTMLElement, wish: DragWish): { update: (next: DragWish) => void; destroy: () => void } {
  let from: { x: number; y: number } | null = null;
  let moving = false;

  function down(event: PointerEvent): void {
    if (!wish.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY };
    moving = false;
  }

  function move(event: PointerEvent): void {
    if (!from) return;
    const far = Math.hypot(event.clientX - from.x, event.clientY - from.y) > TREMBLE;
    if (!moving && far) {
      moving = true;
      node.setPointerCapture(event.pointerId);
    }
    if (moving) wish.moved(told(event, "moving"));
  }

  function end(event: PointerEvent): void {
    const dragged = moving;
    from = null;
    moving = false;
    if (!dragged) return;
    wish.moved(told(event, event.type === "pointerup" ? "dropped" : "cancelled"));
    node.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", swallow, { capture: true })); // not every drag ends in a click
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", end);
  node.addEventListener("pointercancel", end);
  return {
    update: (next) => (wish = next),
    destroy: () => {
      if (moving) wish.moved({ x: 0, y: 0, state: "cancelled", finger: false });
    },
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

function told(event: PointerEvent, state: Drag["state"]): Drag {
  return { x: event.clientX, y: event.clientY, state, finger: event.pointerType === "touch" };
}

/** The value of the named `data-` attribute of the element at a point. */
export function targetAt(x: number, y: number, name: string): string | null {
  return document.elementFromPoint(x, y)?.closest(`[data-${name}]`)?.getAttribute(`data-${name}`) ?? null;
}

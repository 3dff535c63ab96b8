import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LONG, longPressed } from "./long-press";

let node: EventTarget;
let asked: number;
let clicked: number;

beforeEach(() => {
  vi.useFakeTimers();
  node = new EventTarget();
  asked = clicked = 0;
  longPressed(() => (asked += 1))(node as HTMLElement);
  node.addEventListener("click", (event) => (clicked += event.defaultPrevented ? 0 : 1));
});
afterEach(() => void vi.useRealTimers());

function happens(type: string, more: object = {}): Event {
  const event = Object.assign(new Event(type, { cancelable: true }), { button: 0, clientX: 0, clientY: 0, pointerType: "touch", ...more });
  node.dispatchEvent(event);
  return event;
}

it.each(["touch", "pen", "mouse"])("asks once after a long press (%s), which does not choose as well", (pointerType) => {
  happens("pointerdown", { pointerType });
  vi.advanceTimersByTime(LONG);
  happens("contextmenu"); // some phones send it too
  happens("pointerup");
  happens("click");
  expect([asked, clicked]).toEqual([1, 0]);
  happens("click");
  expect(clicked).toBe(1);
});

it("leaves short presses and drags alone", () => {
  happens("pointerdown");
  happens("pointerup");
  vi.advanceTimersByTime(LONG);
  happens("click");
  happens("pointerdown");
  happens("pointermove", { clientX: 20 });
  vi.advanceTimersByTime(LONG);
  happens("click");
  expect([asked, clicked]).toEqual([0, 2]);
});

it("asks with the other mouse button, the menu key and the letter", () => {
  expect(happens("contextmenu").defaultPrevented).toBe(true);
  happens("keydown", { key: "ContextMenu" });
  happens("contextmenu");
  happens("keydown", { key: "i" });
  happens("keydown", { key: "i", ctrlKey: true });
  expect(asked).toBe(3);
});

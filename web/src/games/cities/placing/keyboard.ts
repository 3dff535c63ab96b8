/** Did the last touch come from the keyboard? Then the focus is looked after; else it stays away. */
let byKeyboard = false;

if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (byKeyboard = true), true);
  addEventListener("pointerdown", () => (byKeyboard = false), true);
}

export function usesKeyboard(): boolean {
  return byKeyboard;
}

/** Takes up a focus that was lost because what had it is gone. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (byKeyboard && lost) element?.focus();
}

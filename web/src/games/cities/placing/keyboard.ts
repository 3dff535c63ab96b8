/** Whether the last input came from the keyboard; only then do we manage the focus. */
let byKeyboard = false;

if (typeof addEventListener === "function") {
  addEventListener("keydown", () => (byKeyboard = true), true);
  addEventListener("pointerdown", () => (byKeyboard = false), true);
}

export function usesKeyboard(): boolean {
  return byKeyboard;
}

/** Restores the focus when the focused element has been removed. */
export function catchFocus(element: HTMLElement | null | undefined): void {
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (byKeyboard && lost) element?.focus();
}

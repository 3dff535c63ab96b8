/** Local storage that never throws. */

/** The value kept under a key, or null: a browser may forbid it, or hold something broken. */
export function readKept(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse; then it lasts as long as the page.
  }
}

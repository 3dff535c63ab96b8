/** Copies a text; returns false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text); // plain http has no `navigator.clipboard`
  }
}

function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // keeps a phone's keyboard closed
  field.className = "unseen";
  // Nothing behind an open dialog can be selected.
  (document.querySelector("dialog:modal") ?? document.body).append(field);
  field.select();
  // Deprecated, but the only way without https.
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

/** Copies a text; false when the browser does not let us. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text); // over plain http there is no `navigator.clipboard`
  }
}

function copyBySelecting(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true; // no keyboard on a phone
  field.className = "unseen";
  // Behind an open dialog nothing can be selected.
  (document.querySelector("dialog:modal") ?? document.body).append(field);
  field.select();
  // Deprecated, and the only way without https.
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}

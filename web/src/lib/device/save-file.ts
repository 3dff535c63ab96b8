const READ_WITHIN = 10_000;

/** Saves a file that the page has made, like a download. */
export function saveFile(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN); // once the browser has read it
}

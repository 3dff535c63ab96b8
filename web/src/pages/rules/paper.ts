/** Prints pages in the light theme, because paper is white. */
let before: string | undefined;

export function lightForPaper(): void {
  const root = document.documentElement;
  before = root.dataset.theme;
  root.dataset.theme = "light";
}

export function asBeforePaper(): void {
  if (before !== undefined) document.documentElement.dataset.theme = before;
  before = undefined;
}

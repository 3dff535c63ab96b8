/** Attaches to an input: the first tap selects its text, so typing replaces it; the next one sets the caret. */
export function selectAll(input: HTMLInputElement): () => void {
  let entered = false;
  const focused = (): void => {
    entered = true;
  };
  const clicked = (): void => {
    if (entered) input.select();
    entered = false;
  };
  input.addEventListener("focus", focused);
  input.addEventListener("click", clicked);
  return () => {
    input.removeEventListener("focus", focused);
    input.removeEventListener("click", clicked);
  };
}

/** How many dialogs are open over the page. */
let open = $state(0);

export function modalOpen(): boolean {
  return open > 0;
}

/** Counts one more dialog until the returned function is called. */
export function countModal(): () => void {
  open += 1;
  return () => (open -= 1);
}

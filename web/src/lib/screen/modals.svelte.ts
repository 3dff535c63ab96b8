import { markPage } from "./page-mark";

/** How many dialogs are open over the page. */
let open = $state(0);

export function modalOpen(): boolean {
  return open > 0;
}

/** Counts one more dialog until the returned function is called. */
export function countModal(): () => void {
  open += 1;
  const unmark = markPage("under-dialog");
  return () => {
    open -= 1;
    unmark();
  };
}

/** Whether to offer the lessons on the home page: from the first visit until they are begun or skipped. */
import { keep, readKept } from "./storage";
import { firstVisit } from "./settings.svelte";

const KEY = "drafting-table-learn-offer";

export function isOffered(): boolean {
  if (firstVisit && readKept(KEY) === null) keep(KEY, true);
  return readKept(KEY) === true;
}

export function endOffer(): void {
  keep(KEY, false);
}

/** What the browser's "back" closes before it leaves a page: dialogs and drawers, last opened first. */
interface Opened {
  close: () => void;
  address: string;
  state: unknown;
}

let opened: Opened[] = [];

/** Lets "back" close this, until the returned function is called. */
export function closedByBack(close: () => void): () => void {
  const one = { close, address: location.href, state: history.state as unknown };
  opened.push(one);
  return () => (opened = opened.filter((other) => other !== one));
}

/** After the browser went back: closes what was opened last and returns to its address. False if nothing is open. */
export function closeInstead(): boolean {
  const last = opened.pop();
  if (!last) return false;
  history.pushState(last.state, "", last.address);
  last.close();
  return true;
}

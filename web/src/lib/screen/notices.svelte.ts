/** Short notices on the screen, and sentences for screen readers. */

export interface Notice {
  id: number;
  text: string;
  tone: "plain" | "good" | "bad";
}

const LASTS = 6_000;
const MOST = 3;

let shown = $state.raw<Notice[]>([]);
let spoken = $state("");
let count = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export function notices(): Notice[] {
  return shown;
}

export function spokenText(): string {
  return spoken;
}

export function notify(text: string, tone: Notice["tone"] = "plain"): void {
  count += 1;
  const notice = { id: count, text, tone };
  shown = [...shown.slice(1 - MOST), notice];
  release(notice.id);
}

/** Keeps a notice on the screen until it is released. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

/** Removes a notice after a while. */
export function release(id: number): void {
  hold(id);
  timers.set(
    id,
    setTimeout(() => dismiss(id), LASTS),
  );
}

export function dismiss(id: number): void {
  hold(id);
  shown = shown.filter((notice) => notice.id !== id);
}

/** What was said about a game is of no interest once it is over. */
export function dismissAll(): void {
  for (const { id } of shown) dismiss(id);
}

/** Announces to screen readers only. Sentences in quick succession are announced together. */
let waiting: string[] = [];
export function announce(text: string): void {
  if (!text) return;
  if (waiting.length === 0) setTimeout(say, 60);
  waiting.push(text);
}

/** Another page: screen readers that browse it should not find what was said about the last one. */
export function silence(): void {
  waiting = [];
  spoken = "";
}

function say(): void {
  if (waiting.length === 0) return;
  const text = waiting.join(" ");
  waiting = [];
  // A screen reader only announces changes, so repeated text must differ.
  spoken = spoken === text ? `${text}\u00a0` : text;
}

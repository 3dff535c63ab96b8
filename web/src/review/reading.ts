/** Reads a review as it arrives, and puts its parts together. */
import type { Decision, Head, Part, Point, Summary } from "./parts";

export interface Known {
  head: Head | null;
  /** In the order of the game. */
  points: readonly Point[];
  /** In the order of the game. */
  decisions: readonly Decision[];
  summary: Summary | null;
}

export const NOTHING: Known = { head: null, points: [], decisions: [], summary: null };

/** The lines of a stream, each as soon as it is complete. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = rest.split("\n");
      rest = done ? "" : (lines.pop() ?? "");
      for (const line of lines) if (line.trim() !== "") yield line;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined); // nobody reads on
  }
}

/** What is known with these parts. A later point replaces an earlier estimate of the same event. */
export function withParts(known: Known, parts: readonly Part[]): Known {
  const after = { ...known };
  const points = parts.flatMap((part) => (part.part === "chances" ? part.points : []));
  const decisions = parts.flatMap((part) => (part.part === "decision" && part.grade !== "forced" ? [part] : []));
  if (points.length > 0) after.points = merged(known.points, points, ({ event }) => event);
  if (decisions.length > 0) after.decisions = merged(known.decisions, decisions, ({ step }) => step);
  for (const part of parts) {
    if (part.part === "head") after.head = part;
    if (part.part === "summary") after.summary = part;
  }
  return after;
}

function merged<T>(before: readonly T[], news: readonly T[], key: (one: T) => number): T[] {
  const all = new Map([...before, ...news].map((one) => [key(one), one]));
  return [...all.values()].sort((one, other) => key(one) - key(other));
}

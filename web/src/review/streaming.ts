/** The parts of a review, from a server as a stream, from this device in portions. */
import { get, openStream } from "$lib/server/api";
import { placeOf } from "$lib/server/transport";
import type { Part } from "./parts";
import { linesOf } from "./reading";

export type Depth = "usual" | "deep";

export async function* partsOf(id: string, depth: Depth): AsyncGenerator<Part> {
  const path = `/tables/${encodeURIComponent(id)}/review`;
  yield* placeOf(path) === "device" ? inPortions(path, depth) : streamed(path, depth);
}

async function* streamed(path: string, depth: Depth): AsyncGenerator<Part> {
  const answer = await openStream(`${path}?depth=${depth}`);
  if (!answer.body) return;
  for await (const line of linesOf(answer.body)) yield JSON.parse(line) as Part;
}

/** Each call computes for a moment, so that a game on this device goes on meanwhile. */
async function* inPortions(path: string, depth: Depth): AsyncGenerator<Part> {
  const query = depth === "deep" ? "depth=usual" : "depth=quick"; // a device has less time than a server
  for (let after = 0, done = false; !done;) {
    const answer = await get<{ parts: Part[]; done: boolean }>(`${path}?${query}&after=${after}`);
    yield* answer.parts;
    after += answer.parts.length;
    done = answer.done;
  }
}

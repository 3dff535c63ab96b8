import { describe, expect, it } from "vitest";
import type { Part } from "./parts";
import { linesOf, NOTHING, withParts } from "./reading";
import { decision, HEAD, point, SUMMARY } from "./sample.testing";

function streamOf(...pieces: string[]): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder();
  return new ReadableStream({
    start(stream) {
      pieces.forEach((piece) => stream.enqueue(bytes.encode(piece)));
      stream.close();
    },
  });
}

async function all(lines: AsyncGenerator<string>): Promise<string[]> {
  const found: string[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

describe("the lines of a stream", () => {
  it("are put together from the pieces in which they arrive", async () => {
    expect(await all(linesOf(streamOf('{"a"', ':1}\n{"b":2}\n{"c', '":3}\n')))).toEqual(['{"a":1}', '{"b":2}', '{"c":3}']);
  });

  it("may end without a line break, and may be empty", async () => {
    expect(await all(linesOf(streamOf("one\n\ntwo")))).toEqual(["one", "two"]);
  });

  it("keep a letter that was cut in two", async () => {
    const bytes = new TextEncoder().encode("Łucja\n");
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        stream.enqueue(bytes.slice(0, 1));
        stream.enqueue(bytes.slice(1));
        stream.close();
      },
    });
    expect(await all(linesOf(body))).toEqual(["Łucja"]);
  });
});

describe("what is known of a review", () => {
  it("grows part by part, in the order of the game", () => {
    const parts: Part[] = [
      HEAD,
      { part: "chances", points: [point(0, 0, [0.5, 0.5]), point(4, 4, [1, 0])] },
      { part: "chances", points: [point(2, 2, [0.6, 0.4])] },
      decision(3, 2, "mistake", 0.1),
      decision(1, 1, "best"),
      SUMMARY,
    ];
    const known = withParts(NOTHING, parts);
    expect(known.points.map(({ event }) => event)).toEqual([0, 2, 4]);
    expect(known.decisions.map(({ step }) => step)).toEqual([1, 3]);
    expect(known.summary).toBe(SUMMARY);
  });

  it("takes a later estimate of an event for the better one", () => {
    const coarse = withParts(NOTHING, [{ part: "chances", points: [point(1, 1, [0.9, 0.1], 0.2)] }]);
    const fine = withParts(coarse, [{ part: "chances", points: [point(1, 1, [0.7, 0.3], 0.02)] }]);
    expect(fine.points.map(({ wins }) => wins)).toEqual([[0.7, 0.3]]);
  });

  it("leaves out what was forced", () => {
    expect(withParts(NOTHING, [decision(0, 1, "forced")]).decisions).toEqual([]);
  });
});

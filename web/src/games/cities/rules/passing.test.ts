import { describe, expect, it } from "vitest";
import { PASSES } from "./passing";

const ARC = /^M([\d.]+) [\d.]+A[\d.]+ [\d.]+ 0 1 ([01]) ([\d.]+) [\d.]+$/;

/** Where a round's arrow starts and ends horizontally, and which way it turns. */
function drawn(round: number): { from: number; to: number; clockwise: boolean; tip: string } {
  const { arc, head } = PASSES.find((one) => one.round === round) ?? { arc: "", head: "" };
  const [, from, sweep, to] = ARC.exec(arc) ?? [];
  return { from: Number(from), to: Number(to), clockwise: sweep === "1", tip: /L([\d.]+) /.exec(head)?.[1] ?? "" };
}

describe("the arrows of figure C2, past the reader who sits below", () => {
  it("go clockwise and to the left in round 1 (C3.1)", () => {
    const { from, to, clockwise, tip } = drawn(1);
    expect([clockwise, to < from, Number(tip)]).toEqual([true, true, to]);
  });

  it("go the other way and to the right in round 3 (C3.3)", () => {
    const { from, to, clockwise, tip } = drawn(3);
    expect([clockwise, to > from, Number(tip)]).toEqual([false, true, to]);
  });
});

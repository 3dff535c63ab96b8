import { expect, it } from "vitest";
import type { Candidate } from "$lib/types";
import { comparable } from "./compared";

const advice = { move: { kind: "do-pass", params: {} }, reasons: [], marks: [] };
const candidate = (move: string, more: Partial<Candidate> = {}): Candidate => ({ move, visits: 1, value: 0, ...more });

it("compares up to three moves that have a chance and reasons", () => {
  const moves = ["a", "b", "c", "d"].map((move) => candidate(move, { chance: 0.5, advice }));
  expect(comparable(moves).map(({ move }) => move)).toEqual(["a", "b", "c"]);
  expect(comparable([candidate("a", { advice }), candidate("b", { chance: 0.4 })])).toEqual([]);
});

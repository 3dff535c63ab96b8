import { expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });

const { elsewhereOf, numbered } = await import("./moment");

it("says what a placement changes in other cities", () => {
  expect(elsewhereOf({ A: -3, C: 1 })).toEqual(["A −3", "C +1"]);
  expect(elsewhereOf(undefined)).toEqual([]);
});

it("tells equal tiles in hand apart", () => {
  expect(numbered(["H", "S", "H", "H"]).map(({ nth }) => nth)).toEqual([1, 1, 2, 3]);
});

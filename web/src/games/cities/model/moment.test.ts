import { expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });

const { elsewhereOf } = await import("./moment");

it("says what a placement changes in other cities", () => {
  expect(elsewhereOf({ A: -3, C: 1 })).toEqual(["A −3", "C +1"]);
  expect(elsewhereOf(undefined)).toEqual([]);
});

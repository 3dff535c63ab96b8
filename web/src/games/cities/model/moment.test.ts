import { beforeAll, expect, it, vi } from "vitest";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { elsewhereOf, numbered } = await import("./moment");

beforeAll(async () => {
  await speak("en");
  await need("game");
});

it("says what a placement changes in other cities", () => {
  expect(elsewhereOf({ A: -3, C: 1 })).toEqual(["city A −3", "city C +1"]);
  expect(elsewhereOf(undefined)).toEqual([]);
});

it("tells equal tiles in hand apart", () => {
  expect(numbered(["H", "S", "H", "H"]).map(({ nth }) => nth)).toEqual([1, 1, 2, 3]);
});

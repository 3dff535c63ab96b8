import { expect, it } from "vitest";
import type { TableLine } from "$lib/types";
import { arranged, eachOnce } from "./lists";

const line = (id: string, state: string, updated: number): TableLine => ({ id, state, updated }) as TableLine;
const shown = (lines: TableLine[]): string[] => lines.map(({ id, state }) => `${id} ${state}`);

it("lists a table once that started between two requests, as it is now", () => {
  const open = [line("a", "open", 3), line("b", "open", 1)];
  const running = [line("c", "running", 4), line("b", "running", 2)];
  expect(shown(eachOnce([...open, ...running]))).toEqual(["a open", "c running", "b running"]);
  expect(shown(eachOnce([...running, ...open]))).toEqual(["c running", "b running", "a open"]);
});

it("lists a table once that came twice and did not change", () => {
  expect(shown(eachOnce([line("a", "open", 1), line("a", "open", 1)]))).toEqual(["a open"]);
});

it("lists one's own tables apart, in whatever state the other answer has them", () => {
  const { mine, others } = arranged([line("a", "running", 1)], [line("a", "open", 0), line("b", "open", 0)]);
  expect(shown(mine)).toEqual(["a running"]);
  expect(shown(others)).toEqual(["b open"]);
});

it("lists twelve of one's own", () => {
  const many = Array.from({ length: 15 }, (_, number) => line(String(number), "finished", number));
  expect(arranged([...many, ...many], []).mine).toHaveLength(12);
});

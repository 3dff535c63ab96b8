import { describe, expect, it } from "vitest";
import { columnsFor, sectionsOf } from "./route";

const ends = (river: string): [string, string] => [/^M(\d+ \d+)/.exec(river)?.[1] ?? "", /(\d+ \d+)$/.exec(river)?.[1] ?? ""];

/** A point of a section on the whole map. */
function onMap({ row, column }: { row: number; column: number }, point: string): string {
  const [x = 0, y = 0] = point.split(" ").map(Number);
  return `${column * 300 + x} ${row * 240 + y}`;
}

describe("the river", () => {
  it.each([
    [3, 1],
    [3, 2],
    [3, 3],
    [6, 1],
    [6, 2],
    [6, 3],
  ])("flows through %i games in %i columns without a gap", (length, columns) => {
    const sections = sectionsOf(length, columns);
    const all = sections.map((section) => ends(section.river).map((point) => onMap(section, point)));
    all.slice(1).forEach(([from], nth) => expect(from).toBe(all[nth]?.[1]));
    expect(new Set(sections.map(({ row, column }) => `${row} ${column}`)).size).toBe(length);
  });

  it("has bridges where it flows straight on", () => {
    expect(sectionsOf(6, 3).map(({ straight }) => straight)).toEqual([true, true, false, false, true, true]);
    expect(sectionsOf(3, 1).every(({ straight }) => straight)).toBe(true);
  });
});

it("has one column on a phone and three on a desktop", () => {
  expect([328, 560, 704, 1000].map(columnsFor)).toEqual([1, 2, 2, 3]);
});

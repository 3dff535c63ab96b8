import { expect, it } from "vitest";
import { countedUp, readSheets, ROWS, sumUpTo, decisiveRow } from "./scoring";

// E4 of the rules: 4 + 6 + 12, main tower 6, two razed cards.
const [sheet] = readSheets([{ towers: { candy: 4, tree: 6, sand: 12 }, main: 6, razed: -3, total: 25 }]);

it("reads a breakdown, rows that are missing as nothing", () => {
  expect(sheet).toEqual({ c: 4, h: 0, t: 6, j: 0, s: 12, main: 6, razed: -3 });
  expect(readSheets([{}])[0]).toEqual({ c: 0, h: 0, t: 0, j: 0, s: 0, main: 0, razed: 0 });
});

it("adds up row by row to the server's total", () => {
  expect(sumUpTo(sheet, 0, 0)).toBe(0);
  expect(sumUpTo(sheet, 2, 0.5)).toBe(7);
  expect(sumUpTo(sheet, ROWS.length, 0)).toBe(25);
  expect(sumUpTo(undefined, 3, 1)).toBe(0);
});

it("counts up and down, and never past the end", () => {
  expect(countedUp(10, 0.5)).toBe(5);
  expect(countedUp(-3, 2)).toBe(-3);
  expect(Object.is(countedUp(-3, 0), 0)).toBe(true);
});

it("names the row in which the winner is furthest ahead of the second", () => {
  const winner = { c: 18, h: 4, t: 0, j: 3, s: 2, main: 9, razed: -6 };
  const second = { c: 4, h: 10, t: 2, j: 3, s: 2, main: 5, razed: -3 };
  expect(decisiveRow(winner, second)).toBe("c");
  expect(decisiveRow({ ...winner, c: 5 }, second)).toBe("main");
});

import { describe, expect, it } from "vitest";
import { KINDS, readCard } from "../model/cards";
import { DREAM_HEIGHT, dreamTower } from "./elevation";
import { floorLayers } from "./floors";
import { floorHeight, floorWidth, PLATFORM, PLOT, stackHeight } from "./measure";
import { hand } from "./pen";
import { baseline, plaqueOf, plaquePath } from "./plaque";
import { cardPencil, measureLine } from "./sheet";

const VALUES = Array.from({ length: 16 }, (_, value) => value);

describe("the picture teaches the rule", () => {
  it("makes every floor wider than all that may stand on it", () => {
    for (let value = 2; value <= 15; value++) expect(floorWidth(value)).toBeGreaterThan(floorWidth(value - 1));
  });

  it("gives an 8 a platform as broad as the widest floor", () => {
    expect(PLATFORM).toBeGreaterThanOrEqual(floorWidth(15));
    expect(PLATFORM).toBeLessThanOrEqual(PLOT);
  });

  it("measures a card with as many units as its value", () => {
    const ticks = (value: number): number => (measureLine(value).match(/V28/g) ?? []).length;
    expect([1, 7, 15].map(ticks)).toEqual([0, 6, 14]);
    expect(measureLine(0)).toBe("");
  });

  it("pencils narrower floors on most cards, anything on an 8, nothing on a roof", () => {
    expect(cardPencil(0)).toBe("");
    expect(cardPencil(8)).not.toBe(cardPencil(7));
  });
});

describe("floors", () => {
  it("are drawn for every card, each in its own way", () => {
    const drawings = KINDS.flatMap((kind) => VALUES.map((value) => JSON.stringify(floorLayers(kind, value))));
    expect(new Set(drawings).size).toBe(80);
  });

  it("hold only clean numbers", () => {
    for (const kind of KINDS) {
      for (const value of VALUES) {
        for (const { d } of floorLayers(kind, value)) expect(d).not.toMatch(/NaN|undefined|Infinity/);
      }
    }
  });

  it("are drawn the same every time", () => {
    const [once, again] = [hand(7), hand(7)];
    expect([once(), once()]).toEqual([again(), again()]);
  });

  it("add up to a tower", () => {
    expect(stackHeight([12, 8, 0])).toBe(2 * floorHeight(12) + floorHeight(0));
    expect(stackHeight([12], true)).toBeGreaterThan(stackHeight([12]));
  });
});

describe("cards", () => {
  it("are read from text", () => {
    expect(readCard("s15")).toEqual({ kind: "s", value: 15 });
  });

  it("refuse what is none", () => {
    expect(() => readCard("x7")).toThrow("not a card");
    expect(() => readCard("sx")).toThrow("not a card");
  });
});

describe("plaques", () => {
  it("fit on their floors, large and small", () => {
    for (const value of VALUES.slice(1)) {
      for (const small of [false, true]) {
        const plaque = plaqueOf(value, small);
        expect(plaque.width).toBeLessThan(floorWidth(value));
        expect(plaque.lift + plaque.height).toBeLessThan(floorHeight(value, small));
      }
    }
  });

  it("hold their numbers", () => {
    for (const value of VALUES) {
      const plaque = plaqueOf(value, true);
      const foot = -baseline(plaque);
      expect(foot).toBeGreaterThan(plaque.lift);
      expect(foot + 0.72 * plaque.font).toBeLessThan(plaque.lift + plaque.height);
    }
  });

  it("tell the type by their shape alone", () => {
    expect(new Set(KINDS.map((kind) => plaquePath(kind, plaqueOf(5, true)))).size).toBe(KINDS.length);
  });
});

it("dreams of a tower that tapers, and ends in a roof", () => {
  expect(DREAM_HEIGHT).toBeGreaterThan(stackHeight([1, 1, 1, 1, 1]));
  expect(dreamTower()).toMatch(/^M-78\.5 0V-56H78\.5V0/);
  expect(dreamTower()).toMatch(/Z$/);
});

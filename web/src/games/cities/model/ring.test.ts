import { describe, expect, it } from "vitest";
import { ringPlaces, shortName } from "./ring";

describe("the ring", () => {
  it("has me at the near side, and my left city behind me", () => {
    const { seats, cities } = ringPlaces(4, 2);
    expect(seats[1]).toEqual({ x: 0, y: 1 });
    expect(cities[1]?.x).toBeLessThan(0);
    expect(cities[0]?.x).toBeGreaterThan(0);
  });
});

describe("a short name", () => {
  it.each([
    ["Anna", "An"],
    ["Kristjan Tamm", "KT"],
    ["Apprentice 12", "A12"],
    ["łódź", "Łó"],
    ["É", "É"],
    ["", ""],
  ])("of %s", (name, short) => {
    expect(shortName(name)).toBe(short);
  });
});

import { describe, expect, it } from "vitest";
import { myNeighboursFirst, ownFirst, ringPlaces, shortName } from "./ring";

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

describe("the order of strips", () => {
  it("is that of the boards: my left city, my right one, then the others", () => {
    const cities = ["A", "B", "C", "D"].map((city) => ({ city }));
    expect(ownFirst(cities, ["C", "B"]).map(({ city }) => city)).toEqual(["C", "B", "A", "D"]);
  });

  it("has me and my neighbours first", () => {
    const seats = [1, 2, 3, 4, 5].map((seat) => ({ seat }));
    expect(myNeighboursFirst(seats, 3, new Set([3, 4, 2])).map(({ seat }) => seat)).toEqual([3, 4, 2, 1, 5]);
  });
});

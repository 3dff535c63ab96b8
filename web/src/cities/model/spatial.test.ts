import { expect, it } from "vitest";
import { ringPlaces } from "./ring";
import { stepAlong, stepTo } from "./spatial";

it("arrow keys go to the nearest place straight ahead, then aside", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 2 },
  ];
  expect(stepTo({ x: 0, y: 0 }, places, "ArrowRight")).toBe(1);
  expect(stepTo({ x: 0, y: 0 }, places, "ArrowDown")).toBe(2);
  expect(stepTo({ x: 0, y: 0 }, places, "ArrowUp")).toBeNull();
  expect(stepTo({ x: 0, y: 0 }, places, "Enter")).toBeNull();
});

it("a row is walked around its ends", () => {
  expect(stepAlong(0, 3, "ArrowLeft")).toBe(2);
  expect(stepAlong(2, 3, "ArrowRight")).toBe(0);
  expect(stepAlong(1, 3, "End")).toBe(2);
  expect(stepAlong(1, 3, "x")).toBeNull();
  expect(stepAlong(0, 0, "ArrowLeft")).toBeNull();
});

it("I sit at the near side, my left city to the left", () => {
  const { seats, cities } = ringPlaces(4, 3);
  expect(seats[2]).toEqual({ x: 0, y: 1 });
  expect(cities[2]?.x).toBeLessThan(0);
  expect(cities[1]?.x).toBeGreaterThan(0);
});

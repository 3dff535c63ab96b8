import { expect, it } from "vitest";
import type { SeatView, Welcome } from "$lib/types";
import type { CitiesGame } from "../types";
import { ringPlaces } from "./ring";
import beginner from "../../../../fixtures/cities-beginner.json";
import expert from "../../../../fixtures/cities-expert.json";
import seven from "../../../../fixtures/cities-7.json";
import three from "../../../../fixtures/cities-3.json";
import two from "../../../../fixtures/cities-two.json";
import { cityOf, planOfCity } from "./moment";
import { placements, readTile, squareText, type Square } from "./notation";
import { cityShapes, spotsAround } from "./shapes.testing";
import { inReadingOrder, nearestTo, stepAlong, stepTo, walkTo } from "./spatial";

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

it("Home and End go to the first and the last place in reading order", () => {
  const places = [
    { x: 3, y: 1 },
    { x: 1, y: 0 },
    { x: 0, y: 1 },
  ].sort(inReadingOrder);
  expect(places.map(squareText)).toEqual(["1,0", "0,1", "3,1"]);
  expect(walkTo({ x: 0, y: 1 }, places, "Home")).toBe(0);
  expect(walkTo({ x: 0, y: 1 }, places, "End")).toBe(2);
  expect(walkTo({ x: 0, y: 1 }, places, "ArrowUp")).toBe(0);
  expect(walkTo({ x: 0, y: 1 }, places, "x")).toBeNull();
  expect(walkTo({ x: 0, y: 1 }, [], "Home")).toBeNull();
});

it("the nearest place takes over, the first of several in reading order", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 2, y: 0 },
    { x: 1, y: 3 },
  ];
  expect(nearestTo({ x: 1, y: 0 }, places)).toBe(0);
  expect(nearestTo({ x: 1, y: 2 }, places)).toBe(2);
  expect(nearestTo({ x: 1, y: 2 }, [])).toBeNull();
});

const TAKES_A_WHILE = 120_000;
const KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];

/** The places that cannot be reached from some other place. */
function outOfReach(places: Square[]): Square[] {
  const ways = places.map((from) => KEYS.flatMap((key) => walkTo(from, places, key) ?? []));
  return places.flatMap((_, start) => {
    const reached = new Set([start]);
    for (const place of reached) ways[place]?.forEach((next) => reached.add(next));
    return places.filter((_, place) => !reached.has(place));
  });
}

it(
  "arrow keys lead from every spot to every other, whatever the city and the tile",
  () => {
    const shapes = cityShapes();
    expect(shapes.filter((shape) => shape.length === 6)).toHaveLength(182); // C4.5
    expect(shapes).toHaveLength(9472);
    const stuck = shapes.flatMap((shape) =>
      (["single", "vertical", "horizontal"] as const).filter(
        (tile) => outOfReach(spotsAround(shape, tile).sort(inReadingOrder)).length > 0,
      ),
    );
    expect(stuck).toEqual([]);
  },
  TAKES_A_WHILE,
);

it("arrow keys lead from every building to every other, whatever the city", () => {
  const full = Array.from({ length: 16 }, (_, nth) => ({ x: nth % 4, y: Math.floor(nth / 4) }));
  expect([...cityShapes(), full].filter((shape) => outOfReach(shape).length > 0)).toEqual([]);
});

it("the spots that these shapes have are those that the server sends in real games", () => {
  const states = [three, seven, two, beginner, expert].flatMap((game) => Object.values<unknown>(game)) as Welcome[];
  const views = states.map(({ views }) => views["1"]) as SeatView<CitiesGame>[];
  let compared = 0;
  for (const { game, legal } of views) {
    for (const { tile, city } of placements(legal)) {
      const { plots } = planOfCity(cityOf(game.cities, city));
      const sent = placements(legal).filter((found) => found.tile === tile && found.city === city);
      const squares = spotsAround(plots, readTile(tile).shape).map(squareText);
      expect(sent.map(({ at }) => squareText(at)).sort()).toEqual(plots.length > 0 ? squares.sort() : ["0,0"]);
      compared += plots.length;
    }
  }
  expect(compared).toBeGreaterThan(100);
});

import { describe, expect, it } from "vitest";
import three from "../../../../fixtures/towers-3.json";
import { KINDS } from "../model/cards";
import type { TowersGame } from "../types";
import { burstsAbove, GROUND, skylineIn, skylineOf, starsOver } from "./skyline";

const game = three.over.views["1"].game as unknown as TowersGame;

/** As if these towers had been built, seat by seat: the number of floors of each. */
function built(...seats: number[][]): TowersGame {
  const towers = seats.map((floors) =>
    Object.fromEntries(floors.map((count, nth) => [KINDS[nth], Array.from({ length: count }, (_, i) => `${KINDS[nth]}${15 - i}`)])),
  );
  return { ...game, players: seats.length, towers } as TowersGame;
}

describe("the skyline", () => {
  it("has every tower of a game, each inside its owner's site", () => {
    const { sites, height } = skylineOf(game);
    expect(sites.map(({ seat }) => seat)).toEqual([1, 2, 3]);
    for (const { left, width, towers } of sites) {
      expect(towers.every(({ x }) => x > left && x < left + width)).toBe(true);
      expect(towers.every((tower) => tower.height < height)).toBe(true);
    }
  });

  it("leaves out what was never begun", () => {
    const { sites, tallest } = skylineOf(built([3, 0, 1], [0, 0, 0]));
    expect(sites.map(({ towers }) => towers.length)).toEqual([2, 0]);
    expect(tallest?.x).toBe(sites[0]?.towers[0]?.x);
  });

  it("has no tallest tower if nobody has built", () => {
    expect(skylineOf(built([0], [0])).tallest).toBeNull();
  });

  it("fires from a winner's tower, even if a loser's is taller", () => {
    const game = built([5], [4]);
    expect(skylineOf(game, [2]).tallest?.x).toBe(skylineOf(game).sites[1]?.towers[0]?.x);
    expect(skylineOf(game).tallest?.x).toBe(skylineOf(game).sites[0]?.towers[0]?.x);
  });

  it.each([0.15, 0.5, 1, 2])("cuts off no tower in a picture of any shape (%d)", (shape) => {
    const { skyline, high } = skylineIn(built([9, 16], [1]), [1], shape);
    const heights = skyline.sites.flatMap(({ towers }) => towers.map(({ height }) => height));
    expect(Math.max(...heights)).toBeLessThan(high);
    expect((high + GROUND) / skyline.width).toBeCloseTo(shape, 5);
    expect(skyline.sites[1]?.left).toBe(skyline.width / 2);
  });

  it("keeps fireworks and stars inside the picture", () => {
    const skyline = skylineOf(built([16], [1]));
    const high = skyline.height;
    for (const { x, y } of [...burstsAbove(skyline.tallest ?? { x: 0, height: 0 }, skyline, high), ...starsOver(skyline.width, high)]) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(skyline.width);
      expect(-y).toBeLessThanOrEqual(high);
      expect(-y).toBeGreaterThan(0);
    }
  });
});

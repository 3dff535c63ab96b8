import { expect, it } from "vitest";
import { planOf } from "./plan";
import { whyNot } from "./refusal";

const PLAN = planOf(["SSSS", "F..."]);

it.each([
  ["touches nothing", { x: 2, y: 2 }, "single", "city-not-apart"],
  ["makes the city wider than 4", { x: 4, y: 0 }, "single", "city-not-larger"],
  ["is built on", { x: 0, y: 1 }, "single", null],
  ["is for a duplex", { x: 2, y: 2 }, "vertical", "city-not-there"],
] as const)("tells why not on a square that %s", (_, square, shape, reason) => {
  expect(whyNot(PLAN, square, shape)).toBe(reason);
});

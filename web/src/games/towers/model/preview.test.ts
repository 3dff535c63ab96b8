import { describe, expect, it } from "vitest";
import lesson from "../lessons/towers.json";
import type { BuildPlan } from "../types";
import { mostWithoutRazing, NO_PREVIEW, previewOf } from "./preview";

const plans: BuildPlan[] = [
  { raze: null, builds: [] },
  { raze: null, builds: ["s0"] },
  { raze: null, builds: ["h3", "s0"] },
  { raze: "c", builds: ["c12", "c7", "s0"] },
];

describe("the floors that a bid would add", () => {
  it("are those of the plan for that number, which need not contain a smaller one", () => {
    expect(previewOf(2, plans)).toEqual({ floors: { h: [3], s: [0] }, razed: null });
    expect(previewOf(3, plans)).toEqual({ floors: { c: [12, 7], s: [0] }, razed: "c" });
  });

  it("are none where a number cannot be built, or nothing is known", () => {
    expect(previewOf(4, plans)).toBe(NO_PREVIEW);
    expect(previewOf(3, [])).toBe(NO_PREVIEW);
  });

  it("are those that the lesson then asks for", () => {
    const [bid, ...next] = lesson.steps.filter(({ move }) => move !== undefined);
    const asked = next.slice(0, 3).map(({ move }) => move);
    expect(asked).toEqual(["build s14", "build s11", "build c13"]);
    expect(previewOf(3, (bid?.view.help.plans ?? []) as BuildPlan[]).floors).toEqual({ c: [13], s: [14, 11] });
  });
});

it("knows how much can be built without razing", () => {
  expect(mostWithoutRazing(plans)).toBe(2);
  expect(mostWithoutRazing(plans.slice(0, 1))).toBe(0);
  expect(mostWithoutRazing([])).toBe(0);
});

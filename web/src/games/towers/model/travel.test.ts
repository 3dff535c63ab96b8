import { expect, it } from "vitest";
import { dealing, hoisting, raised, settling, toppling } from "./travel";

it("ends every journey where the thing is", () => {
  for (const way of [dealing, settling, toppling]) {
    expect(way(1, 0)).toContain("opacity: 1");
    expect(way(1, 0)).not.toMatch(/[1-9]\d*(%|deg)/);
  }
  expect(hoisting({ floor: 20, rope: 300 })(1, 0)).toMatch(/translateY\(-?0px\) rotate\(0\.00deg\)/);
});

it("lets a 9 down from above, on its rope", () => {
  const css = hoisting({ floor: 20, rope: 300 });
  expect(css(0, 1)).toContain("--rope: 216px; transform: translateY(-84px)");
  expect(css(0.5, 0.5)).toContain("--rope: 258px; transform: translateY(-42px)");
});

it("never lifts a 9 above the ceiling, but always lifts it a little", () => {
  expect(hoisting({ floor: 20, rope: 30 })(0, 1)).toContain("--rope: 0px; transform: translateY(-30px)");
  expect(hoisting({ floor: 20, rope: 0 })(0, 1)).toContain("--rope: 0px; transform: translateY(-10px)");
});

it("passes above everything, and keeps how it moves", () => {
  expect(raised({ duration: 5, css: settling }).css?.(1, 0)).toBe(`z-index: 1; ${settling(1, 0)}`);
  expect(raised({ duration: 0 })).toEqual({ duration: 0 });
});

it("lets a razed floor fall, and fade only at the end", () => {
  expect(toppling(0.5, 0.5)).toContain("opacity: 1");
  expect(toppling(0, 1)).toContain("opacity: 0");
});

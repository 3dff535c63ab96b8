import { expect, it } from "vitest";
import { dealing, hoisting, settling, toppling } from "./travel";

it("ends every journey where the thing lies", () => {
  for (const way of [dealing, settling, toppling]) {
    expect(way(1, 0)).toContain("opacity: 1");
    expect(way(1, 0)).not.toMatch(/[1-9]\d*(%|deg)/);
  }
  expect(hoisting(1, 0)).toMatch(/translateY\(-?0%\) rotate\(0\.00deg\)/);
});

it("lets a 9 down from above, on its rope", () => {
  expect(hoisting(0, 1)).toContain("translateY(-420%)");
  expect(hoisting(0.5, 0.5)).toContain("--rope: 1");
});

it("lets a razed floor fall, and fade only at the end", () => {
  expect(toppling(0.5, 0.5)).toContain("opacity: 1");
  expect(toppling(0, 1)).toContain("opacity: 0");
});

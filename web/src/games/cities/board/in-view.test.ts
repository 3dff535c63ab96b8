import { expect, it } from "vitest";
import { scrollNeeded } from "./in-view";

const VIEW = { top: 150, bottom: 580 };

it("nothing moves while the square is in view", () => {
  expect(scrollNeeded({ top: 500, bottom: 580 }, [{ top: 280, bottom: 700 }], VIEW)).toBe(0);
});

it("a covered square comes into view with its whole city", () => {
  expect(scrollNeeded({ top: 510, bottom: 600 }, [{ top: 280, bottom: 700 }], VIEW)).toBe(120);
});

it("what does not fit is left out", () => {
  const around = [
    { top: 200, bottom: 700 },
    { top: 340, bottom: 680 },
  ];
  expect(scrollNeeded({ top: 510, bottom: 600 }, around, VIEW)).toBe(100);
});

it("at least the square itself comes into view", () => {
  expect(scrollNeeded({ top: 510, bottom: 600 }, [{ top: 100, bottom: 900 }], VIEW)).toBe(20);
});

it("a square above is scrolled down to", () => {
  expect(scrollNeeded({ top: 100, bottom: 180 }, [{ top: 90, bottom: 500 }], VIEW)).toBe(-60);
});

import { expect, it } from "vitest";
import { clockText, timeLeft } from "./clocks";

it.each([
  [0, "0:00"],
  [6_500, "0:07"],
  [60_000, "1:00"],
  [754_000, "12:34"],
  [3_600_000, "1:00:00"],
  [90_061_000, "25:01:01"],
])("%i ms", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});

it("runs only when it runs, and never below zero", () => {
  expect(timeLeft({ left: 5000, running: true }, 2000)).toBe(3000);
  expect(timeLeft({ left: 5000, running: false }, 2000)).toBe(5000);
  expect(timeLeft({ left: 5000, running: true }, 9000)).toBe(0);
});

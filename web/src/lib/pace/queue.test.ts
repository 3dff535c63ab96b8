import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { BeatQueue, type Shown } from "./queue";
import { atSpeed, SPEEDS } from "./speed";

let shown: string[];
let pending: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pending = false;
});
afterEach(() => vi.useRealTimers());

const queue = (time = (lasts: number): number => lasts): BeatQueue => new BeatQueue(time, (now) => (pending = now));
const beat = (name: string, lasts = 100): Shown => ({ lasts, show: () => void shown.push(name) });

it("shows the first beat at once, and each next one when the one before has had its time", () => {
  const beats = queue();
  beats.add([beat("bid", 50), beat("build", 200)]);
  beats.add([beat("deal")]);
  expect([shown, pending]).toEqual([["bid"], true]);
  vi.advanceTimersByTime(50);
  expect([shown, pending]).toEqual([["bid", "build"], true]);
  vi.advanceTimersByTime(199);
  expect(shown).toEqual(["bid", "build"]);
  vi.advanceTimersByTime(1);
  expect([shown, pending]).toEqual([["bid", "build", "deal"], false]);
});

it("lets a beat that comes later wait for the time of the one on the screen", () => {
  const beats = queue();
  beats.add([beat("bid")]);
  expect(pending).toBe(false);
  vi.advanceTimersByTime(60);
  beats.add([beat("pass")]);
  expect([shown, pending]).toEqual([["bid"], true]);
  vi.advanceTimersByTime(40);
  expect([shown, pending]).toEqual([["bid", "pass"], false]);
});

it("shows everything at once when hurried, in order, and does not wait afterwards", () => {
  const beats = queue();
  beats.add(["one", "two", "three"].map((name) => beat(name)));
  beats.hurry();
  expect([shown, pending]).toEqual([["one", "two", "three"], false]);
  beats.add([beat("four")]);
  expect(shown.at(-1)).toBe("four");
});

it("shows nothing while it is held, then goes on in order and in time", () => {
  const beats = queue();
  beats.add([beat("bid"), beat("build")]);
  beats.hold(true);
  beats.add([beat("deal")]);
  vi.advanceTimersByTime(1000);
  expect([shown, pending]).toEqual([["bid"], true]);
  beats.hold(false);
  expect(shown).toEqual(["bid", "build"]);
  vi.advanceTimersByTime(100);
  expect([shown, pending]).toEqual([["bid", "build", "deal"], false]);
});

it("does not shorten a beat by being held for a moment", () => {
  const beats = queue();
  beats.add([beat("bid"), beat("build")]);
  beats.hold(true);
  beats.hold(false);
  expect(shown).toEqual(["bid"]);
});

it("shows nothing that was cleared", () => {
  const beats = queue();
  beats.add([beat("old"), beat("older")]);
  beats.clear();
  beats.add([beat("new")]);
  vi.runAllTimers();
  expect([shown, pending]).toEqual([["old", "new"], false]);
});

it("never waits where beats have no time", () => {
  queue(() => 0).add(["one", "two", "three"].map((name) => beat(name)));
  expect([shown, pending, vi.getTimerCount()]).toEqual([["one", "two", "three"], false, 0]);
});

it("gives each speed less time than the one before, and none at the last", () => {
  const times = SPEEDS.map((speed) => atSpeed(1000, speed));
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(new Set(times).size).toBe(SPEEDS.length);
  expect([atSpeed(1000, "usual"), atSpeed(1000, "instant")]).toEqual([1000, 0]);
});

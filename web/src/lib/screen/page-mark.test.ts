import { beforeEach, expect, it, vi } from "vitest";
import { markPage } from "./page-mark";

const classes = new Set<string>();
beforeEach(() => {
  const toggle = (name: string, wanted: boolean): unknown => (wanted ? classes.add(name) : classes.delete(name));
  vi.stubGlobal("document", { documentElement: { classList: { toggle } } });
});

it("marks the page until the last one is gone", () => {
  const first = markPage("under-dialog");
  const second = markPage("under-dialog");
  markPage("revealing")();
  expect([...classes]).toEqual(["under-dialog"]);
  first();
  expect([...classes]).toEqual(["under-dialog"]);
  second();
  expect([...classes]).toEqual([]);
});

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { announce, dismissAll, hold, notices, notify, silence, spokenText } from "./notices.svelte";

describe("notices", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    dismissAll();
    vi.useRealTimers();
  });

  it("go after a while, unless somebody reads them", () => {
    notify("one");
    notify("two");
    hold(notices()[0]?.id ?? 0);
    vi.runAllTimers();
    expect(notices().map(({ text }) => text)).toEqual(["one"]);
  });

  it("all go when a game ends, also those that somebody reads", () => {
    notify("one");
    notify("two", "bad");
    hold(notices()[0]?.id ?? 0);
    dismissAll();
    expect(notices()).toEqual([]);
  });

  it("leave nothing for screen readers on another page", () => {
    announce("one");
    vi.runAllTimers();
    expect(spokenText()).toBe("one");
    announce("two");
    silence();
    vi.runAllTimers();
    expect(spokenText()).toBe("");
  });
});

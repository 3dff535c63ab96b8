import { beforeEach, expect, it, vi } from "vitest";
import { closedByBack, closeInstead } from "./back";

const pushState = vi.fn();
beforeEach(() => {
  vi.stubGlobal("location", { href: "/t/a" });
  vi.stubGlobal("history", { state: { from: "/" }, pushState });
  pushState.mockClear();
});

it("leaves the page when nothing is open", () => {
  expect(closeInstead()).toBe(false);
  expect(pushState).not.toHaveBeenCalled();
});

it("closes what was opened last, and stays", () => {
  const closed: string[] = [];
  const drawer = closedByBack(() => closed.push("drawer"));
  closedByBack(() => closed.push("dialog"));
  vi.stubGlobal("location", { href: "/" });
  expect([closeInstead(), closed]).toEqual([true, ["dialog"]]);
  expect(pushState).toHaveBeenCalledWith({ from: "/" }, "", "/t/a");
  drawer();
  expect([closeInstead(), closed]).toEqual([false, ["dialog"]]);
});

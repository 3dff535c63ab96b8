import { describe, expect, it } from "vitest";
import { DeferredRender } from "./deferred-render";

/** Tasks that the test runs by hand. */
function byHand() {
  const tasks: (() => void)[] = [];
  const deferred = new DeferredRender((work) => tasks.push(work));
  return { deferred, run: () => tasks.shift()?.(), tasks };
}

describe("deferred", () => {
  it("are drawn one a task, in the order in which they came", () => {
    const { deferred, run, tasks } = byHand();
    const drawn: string[] = [];
    deferred.add(() => drawn.push("cards"));
    deferred.add(() => drawn.push("towers"), true);
    expect([drawn, tasks.length]).toEqual([[], 1]);
    run();
    expect([drawn, tasks.length]).toEqual([["cards"], 1]);
    run();
    expect([drawn, deferred.open]).toEqual([["cards", "towers"], true]);
    run();
    expect([tasks.length, deferred.open]).toEqual([0, false]);
  });

  it("may bring deferred of their own a moment later", () => {
    const { deferred, run } = byHand();
    const drawn: string[] = [];
    deferred.add(() => drawn.push("city"), true);
    run();
    expect(deferred.open).toBe(true);
    deferred.add(() => drawn.push("houses"));
    run();
    run();
    expect([drawn, deferred.open]).toEqual([["city", "houses"], false]);
  });

  it("are not complete without the main one, however late it comes", () => {
    const { deferred, run } = byHand();
    deferred.add(() => undefined);
    run();
    run();
    expect(deferred.open).toBe(true);
    deferred.add(() => undefined, true);
    run();
    run();
    expect(deferred.open).toBe(false);
  });

  it("that nobody wants any more are left out", () => {
    const { deferred, run } = byHand();
    const drawn: string[] = [];
    const takeBack = deferred.add(() => drawn.push("gone"));
    deferred.add(() => drawn.push("here"));
    takeBack();
    run();
    expect(drawn).toEqual(["here"]);
  });
});

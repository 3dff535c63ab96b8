import { describe, expect, it } from "vitest";
import { Portions } from "./portions";

/** Tasks that run when the test says so. */
function byHand() {
  const tasks: (() => void)[] = [];
  const portions = new Portions((work) => tasks.push(work));
  return { portions, run: () => tasks.shift()?.(), tasks };
}

describe("portions", () => {
  it("are drawn one a task, in the order in which they came", () => {
    const { portions, run, tasks } = byHand();
    const drawn: string[] = [];
    portions.add(() => drawn.push("cards"));
    portions.add(() => drawn.push("towers"), true);
    expect([drawn, tasks.length]).toEqual([[], 1]);
    run();
    expect([drawn, tasks.length]).toEqual([["cards"], 1]);
    run();
    expect([drawn, portions.open]).toEqual([["cards", "towers"], true]);
    run();
    expect([tasks.length, portions.open]).toEqual([0, false]);
  });

  it("may bring portions of their own a moment later", () => {
    const { portions, run } = byHand();
    const drawn: string[] = [];
    portions.add(() => drawn.push("city"), true);
    run();
    expect(portions.open).toBe(true);
    portions.add(() => drawn.push("houses"));
    run();
    run();
    expect([drawn, portions.open]).toEqual([["city", "houses"], false]);
  });

  it("are not complete without the main one, however late it comes", () => {
    const { portions, run } = byHand();
    portions.add(() => undefined);
    run();
    run();
    expect(portions.open).toBe(true);
    portions.add(() => undefined, true);
    run();
    run();
    expect(portions.open).toBe(false);
  });

  it("that nobody wants any more are left out", () => {
    const { portions, run } = byHand();
    const drawn: string[] = [];
    const takeBack = portions.add(() => drawn.push("gone"));
    portions.add(() => drawn.push("here"));
    takeBack();
    run();
    expect(drawn).toEqual(["here"]);
  });
});

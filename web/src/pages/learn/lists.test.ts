import { describe, expect, it } from "vitest";
import { GAMES } from "../../games";
import { LESSONS } from "./lesson";
import { gameListed, listOf } from "./lists";

describe("a game's list of lessons", () => {
  it("has an address of its own", () => {
    for (const { name } of GAMES) expect(gameListed(listOf(name))).toBe(name);
    expect(LESSONS.map(gameListed)).toEqual(LESSONS.map(() => undefined));
  });
});

import { describe, expect, it } from "vitest";
import { botResults } from "./bot-results";

describe("what bots score", () => {
  it("is known after every game, and grows", () => {
    for (const mode of ["beginner", "expert"])
      for (const level of [1, 2, 3, 4, 5, 6])
        for (const length of [3, 6])
          for (let games = 1; games <= length; games += 1) {
            const found = botResults(mode, level, length, games);
            expect(found.map(({ bot }) => bot)).toEqual(["apprentice", "journeyman", "master"]);
            for (const { bot, mean, low, high } of found) {
              expect(low).toBeLessThanOrEqual(mean);
              expect(mean).toBeLessThanOrEqual(high);
              const before = botResults(mode, level, length, games - 1).find((other) => other.bot === bot);
              expect(mean).toBeGreaterThan(before?.mean ?? 0);
            }
          }
  });

  it("is nothing before the first game", () => {
    expect(botResults("beginner", 2, 3, 0)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { listens } from "./listeners";

describe("a proposal, or a wish,", () => {
  it("is heard by people and by bots that can judge it", () => {
    expect(listens({ kind: "player", stand_in: null, level: null })).toBe(true);
    for (const level of ["apprentice", "journeyman", "master", "grandmaster"]) {
      expect(listens({ kind: "bot", stand_in: null, level })).toBe(true);
      expect(listens({ kind: "player", stand_in: level, level: null })).toBe(true);
    }
  });

  it("is not heard by random bots, nor by a player replaced by one", () => {
    expect(listens({ kind: "bot", stand_in: null, level: "random" })).toBe(false);
    expect(listens({ kind: "player", stand_in: "random", level: null })).toBe(false);
    expect(listens({ kind: "open", stand_in: null, level: null })).toBe(false);
  });
});

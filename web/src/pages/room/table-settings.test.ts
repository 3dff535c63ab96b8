import { expect, it } from "vitest";
import { paceName, wishFor } from "./table-settings";

it("chooses the mode by the number of players", () => {
  expect(wishFor("cities", 2)).toEqual({ players: 2, options: { mode: "two" } });
  expect(wishFor("cities", 5)).toEqual({ players: 5, options: { mode: "ring" } });
  expect(wishFor("towers", 2)).toEqual({ players: 2 });
});

it("names the nearest pace", () => {
  expect([0, 1, 1.2, 30].map(paceName)).toEqual(["quick", "usual", "usual", "slow"]);
});

import { describe, expect, it } from "vitest";
import type { SeatInfo, StoryEvent } from "$lib/types";
import { remarkOn } from "./remarks";

const seats = [
  { seat: 1, kind: "player", nickname: "Anna" },
  { seat: 2, kind: "bot", nickname: "Greta" },
  { seat: 3, kind: "bot", nickname: "" },
] as SeatInfo[];
const tables = Array.from({ length: 60 }, (_, n) => ({ id: `table ${n}`, seats }));
const said = (event: StoryEvent, index: number) => tables.map((table) => remarkOn(event, index, table)).filter((remark) => remark !== null);

describe("a remark", () => {
  it("is rare, and always that of the bot it is about", () => {
    const placed = said({ kind: "place", seat: 2, tile: "S", city: "A", square: "0,0" }, 40);
    expect(placed.length).toBeLessThan(tables.length / 6);
    const taken = said({ kind: "builds", seat: 2, number: 4 }, 40);
    expect(new Set(taken.map(({ seat, id }) => `${seat} ${id}`)).size).toBe(1);
    expect(taken[0]?.seat).toBe(2);
    expect(taken[0]?.id).toMatch(/^remark-(cheerful|dry|proud|shy)-take$/);
  });

  it("is never a person's, nor that of a program without a name", () => {
    expect(said({ kind: "builds", seat: 1, number: 4 }, 40)).toEqual([]);
    expect(said({ kind: "raze", seat: 3, card: "s7" }, 40)).toEqual([]);
  });

  it("is not about a secret choice", () => {
    expect(said({ kind: "pick", seat: 2, tiles: ["S", "H"] }, 40)).toEqual([]);
    expect(said({ kind: "hand", seat: 2, tiles: ["S", "H"] }, 40)).toEqual([]);
  });

  it("is the same for everybody at a table", () => {
    const end = { kind: "over", round: 9 };
    expect(said(end, 90)).toEqual(said(end, 90));
    expect(said(end, 90).every(({ id }) => id.endsWith("-end"))).toBe(true);
  });
});

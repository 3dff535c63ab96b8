/** What people see of deals, compared with the records of the same games. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import expert from "../../fixtures/cities-expert-replay.json";
import ring from "../../fixtures/cities-3-replay.json";
import two from "../../fixtures/cities-two.json";
import towers from "../../fixtures/towers-3-replay.json";
import type { StoryEvent, Views } from "$lib/types";
import { redeal, unlikeSeen, withDeals, type Moment } from "./deals";
import { Dealer } from "./derivation";
import { seenAt, type Seen } from "./pins";
import { readRecord } from "./record";

const RECORDS = resolve(import.meta.dirname, "../../../tests/browser/eyes/records");
const recorded = (name: string): string[] => readRecord(readFileSync(resolve(RECORDS, `${name}.dtr`), "utf-8")).lines;
const isDeal = (line: string): boolean => /^(deal|draw|random|card) /.test(line);

interface Film {
  table: { settings: { game: string } };
  moments: { views: unknown; story_length: number }[];
  story: unknown;
}

function momentsOf({ table, moments, story }: Film): Moment[] {
  const { game } = table.settings;
  return moments.map(({ views, story_length: length }) => ({
    game,
    views: views as Views,
    story: (story as StoryEvent[]).slice(0, length),
  }));
}

function watched(moments: readonly Moment[]): Seen {
  return moments.reduce(withDeals, seenAt("never"));
}

describe.each<[string, Film]>([
  ["towers-3", towers],
  ["cities-3", ring],
  ["cities-expert", expert],
])("%s", (name, film) => {
  const seen = watched(momentsOf(film));

  it("tells every deal of the record, in order", () => {
    expect(seen.dealt).toEqual(recorded(name).filter(isDeal));
  });

  it("shows nothing else", () => {
    expect(unlikeSeen(recorded(name), seen)).toBe(0);
  });

  it("shows each deal once, with all that is known of it", () => {
    const places = seen.shown.map(({ line, nth }) => `${line}${nth}`);
    expect(places.length).toBe(new Set(places).size);
    expect(places.length).toBeGreaterThan(5);
  });
});

/** The event as seat 1 sees it, without the hands of others. */
function hiddenFrom1(event: StoryEvent): StoryEvent {
  return event.kind === "hand" && event.seat !== 1 ? { ...event, tiles: undefined } : event;
}

describe("the hidden hands of others", () => {
  const moments = momentsOf(ring).map(({ views, story, game }) => {
    const mine = views["1"];
    return { game, views: { 1: mine } as Views, story: story.map(hiddenFrom1) };
  });
  const seen = watched(moments);
  const lines = recorded("cities-3");
  const mine = lines.findIndex((line) => line.startsWith("deal 1"));
  const others = lines.findIndex((line) => line.startsWith("deal 2"));

  it("are known by what was taken from them", () => {
    expect(seen.dealt.filter((line) => line === "").length).toBe(6);
    expect(seen.shown.find(({ line, nth }) => line === "deal 2 " && nth === 1)?.items.length).toBeGreaterThanOrEqual(6);
    expect(unlikeSeen(lines, seen)).toBe(0);
  });

  it("are not those in the record if a tile was not among them", () => {
    const tile = seen.shown.find(({ line, nth }) => line === "deal 2 " && nth === 1)?.items[0] ?? "";
    const other = ["S", "H"].find((each) => each !== tile) ?? "";
    const claimed = lines.with(others, `deal 2 ${Array<string>(7).fill(other).join(" ")}`);
    expect(unlikeSeen(claimed, seen)).toBe(others - mine + 1);
  });

  it("cannot be left out at the end", () => {
    const deals = lines.filter(isDeal);
    expect(unlikeSeen(deals, { dealt: seen.dealt, shown: [] })).toBe(0);
    expect(unlikeSeen(deals.slice(0, -1), { dealt: seen.dealt, shown: [] })).toBe(deals.length);
  });

  it("cannot be swapped", () => {
    const third = lines.findIndex((line) => line.startsWith("deal 3"));
    const [two = "", three = ""] = [lines[others], lines[third]];
    const claimed = lines.with(others, three.replace("deal 3", "deal 2")).with(third, two.replace("deal 2", "deal 3"));
    expect(unlikeSeen(claimed, seen)).toBeGreaterThan(0);
  });
});

it("notices a display that the record does not have", () => {
  const seen = watched(momentsOf(towers).slice(0, 1));
  const other = recorded("towers-3").map((line, place) => (place === 0 ? "deal c0 c1 c2 c3 c4" : line));
  expect(unlikeSeen(other, { dealt: [], shown: seen.shown })).toBe(1);
});

it("remembers who began, and what was left over before each deal", () => {
  const { began, returned } = watched(momentsOf(towers));
  const { start, ...record } = readRecord(readFileSync(resolve(RECORDS, "towers-3.dtr"), "utf-8"));
  expect(began).toBe(start);
  expect(returned[0]).toBe("");
  expect(returned).toEqual(redeal(record, new Scripted(record.lines.filter(isDeal))).returned);
});

/** Deals what a record says. */
class Scripted extends Dealer {
  constructor(private readonly lines: string[]) {
    super(new Uint8Array());
  }

  override draw<T>(pool: T[], count: number): T[] {
    const items = this.lines.shift()?.split(" ").slice(-count) as T[];
    for (const item of items) pool.splice(pool.indexOf(item), 1);
    return items;
  }
}

it("a hand of two players is found by its half", () => {
  const moments = Object.values(two).map((state) => state as unknown as Omit<Moment, "game">);
  const seen = watched(moments.map(({ views, story }) => ({ game: "cities", views, story })));
  expect(seen.shown.length).toBeGreaterThan(0);
  expect(unlikeSeen(recorded("cities-two"), seen)).toBe(0);
});

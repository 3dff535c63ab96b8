/** What people see of deals, compared with the records of the same games. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import expert from "../../fixtures/cities-expert-replay.json";
import ring from "../../fixtures/cities-3-replay.json";
import two from "../../fixtures/cities-two.json";
import towers from "../../fixtures/towers-3-replay.json";
import type { StoryEvent, Views } from "$lib/types";
import { dealsIn, unlikeSeen, withDeals } from "./deals";
import { seenAt, type Seen } from "./pins";
import { readRecord } from "./record";

const RECORDS = resolve(import.meta.dirname, "../../../tests/browser/eyes/records");
const recorded = (name: string): string[] => readRecord(readFileSync(resolve(RECORDS, `${name}.dtr`), "utf-8")).lines;
const isDeal = (line: string): boolean => /^(deal|draw|random|card) /.test(line);

interface Film {
  table: { settings: { game: string } };
  moments: { views: unknown }[];
  story: unknown;
}

function watched(film: Film, views: unknown[]): Seen {
  const nothing = seenAt("never");
  const told = dealsIn(film.table.settings.game, film.story as StoryEvent[]);
  return views.reduce<Seen>((seen, each) => withDeals(seen, told, each as Views), nothing);
}

describe.each<[string, Film]>([
  ["towers-3", towers],
  ["cities-3", ring],
  ["cities-expert", expert],
])("%s", (name, film) => {
  const seen = watched(
    film,
    film.moments.map(({ views }) => views),
  );

  it("tells every deal of the record, in order", () => {
    expect(seen.dealt).toEqual(recorded(name).filter(isDeal));
  });

  it("shows nothing else", () => {
    expect(unlikeSeen(recorded(name), seen)).toBe(0);
  });
});

it("shows the display of each round, and my hands", () => {
  expect(
    watched(
      towers,
      towers.moments.map(({ views }) => views),
    ).shown.length,
  ).toBeGreaterThan(10);
  expect(
    watched(
      ring,
      ring.moments.map(({ views }) => views),
    ).shown.length,
  ).toBeGreaterThan(0);
});

it("notices a display or a hand that the record does not have", () => {
  const seen = watched(towers, [towers.moments[0]?.views]);
  const other = recorded("towers-3").map((line, place) => (place === 0 ? "deal c0 c1 c2 c3 c4" : line));
  expect(unlikeSeen(other, { dealt: [], shown: seen.shown })).toBe(1);
});

it("a hand of two players is found by its half", () => {
  const views = Object.values(two).map((state) => (state as { views: unknown }).views);
  const seen = views.reduce<Seen>((before, each) => withDeals(before, [], each as Views), seenAt("never"));
  expect(unlikeSeen(recorded("cities-two"), seen)).toBe(0);
});

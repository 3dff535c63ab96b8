import { describe, expect, it } from "vitest";
import type { CityData, CitiesHelp } from "../types";
import recordedBeginner from "../../../../fixtures/cities-beginner.json";
import recordedSeven from "../../../../fixtures/cities-7.json";
import recordedThree from "../../../../fixtures/cities-3.json";
import recordedTwo from "../../../../fixtures/cities-two.json";
import { planOfCity, worthOf } from "./moment";
import { CATEGORIES, type Category } from "./notation";
import { planOf } from "./plan";
import { looseFrame, looseLabels, looseTiles, pointLabels } from "./point-labels";

const labelled = (rows: string[], category: Category, score: number, worth = 2): string[] =>
  pointLabels(planOf(rows), category, score, worth).map(({ x, y, points }) => `${points} at ${x},${y}`);

describe("points on a city's drawing", () => {
  const recorded = [recordedThree, recordedSeven, recordedTwo, recordedBeginner].flatMap(({ over }) => {
    const { game, help } = over.views["1"] as unknown as { game: { cities: CityData[] }; help: CitiesHelp };
    return game.cities.filter(({ rows }) => rows).map((city) => ({ city, worth: worthOf(help, city.city) }));
  });
  const named = recorded.flatMap(({ city, worth }) => CATEGORIES.map((category) => [city.rows?.join("/"), category, city, worth] as const));

  it.each(named)("add up in %s: %s", (_, category, city, worth) => {
    const score = city.score[category] ?? 0;
    const labels = pointLabels(planOfCity(city), category, score, worth);
    expect(labels.reduce((sum, { points }) => sum + points, 0)).toBe(score);
    if (category === "houses" && score > 5) expect(labels.length).toBeGreaterThan(1);
    for (const one of labels)
      for (const other of labels) {
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(1);
      }
  });

  it("are in the middle of a street, and on one park of a group", () => {
    expect(labelled(["SSSS", "S..."], "shops", 18)).toEqual(["16 at 1.5,0", "2 at 0,1"]);
    expect(labelled(["PP", "P."], "parks", 12)).toEqual(["12 at 0,0"]);
  });

  it("are on each factory, office and house", () => {
    expect(labelled(["FF"], "factories", 8, 4)).toEqual(["4 at 0,0", "4 at 1,0"]);
    expect(labelled(["OdO."], "offices", 5)).toEqual(["2 at 0,0", "3 at 2,0"]);
    expect(labelled(["HFS.", "H.PH"], "houses", 7)).toEqual(["1 at 0,0", "3 at 0,1", "3 at 3,1"]);
  });

  it("join the taverns of a set, which need not touch", () => {
    const [set, alone, ...others] = pointLabels(planOf(["d..e", "d..m"]), "taverns", 10, 2);
    expect([set?.points, set?.joined.length, alone?.points, alone?.joined, others]).toEqual([9, 2, 1, [], []]);
  });

  it("are one label where groups do not add up to the server's points", () => {
    expect(labelled(["HFS.", "H.PH"], "houses", 9)).toEqual(["9 at 0,1"]);
    expect(labelled(["HFS."], "parks", 0)).toEqual([]);
  });

  it("are one label on loose tiles", () => {
    const tiles = looseTiles({ S: 3, F: 2 });
    expect(looseFrame(tiles)).toMatchObject({ width: 4, height: 4 });
    expect(looseLabels(tiles, "shops", 10)).toEqual([{ x: 1, y: 0, points: 10, joined: [] }]);
    expect(looseLabels(tiles, "parks", 0)).toEqual([]);
  });
});

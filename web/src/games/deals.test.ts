/** Each game's deals, in their order, compared with records that the rules have checked. */
import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { DealCourse } from "./module";
import { gameDeals } from "./deals";
import { readRecord } from "../fair/record";
import { readTerms, type Terms } from "../fair/terms";
import dealt from "../../fixtures/fair-deals.json";

const TESTS = resolve(import.meta.dirname, "../../../tests");
const FILES = ["examples", "browser/eyes/records"].flatMap((folder) =>
  readdirSync(resolve(TESTS, folder))
    .filter((name) => name.endsWith(".dtr"))
    .map((name) => [name, readFileSync(resolve(TESTS, folder, name), "utf-8")] as const),
);
const RECORDS = [...FILES, ...dealt.map(({ record }, place) => [`dealt ${place}`, record] as const)];

/** Follows a record; what was drawn is taken from it. */
function followed(text: string): { course: DealCourse; wrong: string[]; modes: string } {
  const { game, seats, options, lines } = readRecord(text);
  const course = gameDeals(game)?.course(seats, options) as DealCourse;
  const wrong = lines.filter((line) => !(/^\d/.test(line) ? (course.played(line), true) : isNext(course, line)));
  return { course, wrong, modes: `${game} ${String(options.mode ?? seats)}` };
}

function isNext(course: DealCourse, line: string): boolean {
  const draw = course.next();
  if (!draw) return false;
  const items = line.split(" ").filter((word) => draw.pool.includes(word));
  for (const item of items) draw.pool.splice(draw.pool.indexOf(item), 1);
  course.dealt(items);
  return items.length === draw.count && draw.line(items) === line;
}

describe.each(RECORDS)("%s", (_, text) => {
  it("is dealt in this order, to these seats, this much at a time", () => {
    const { course, wrong } = followed(text);
    expect(wrong).toEqual([]);
    if (text.includes("\nresult: ")) expect(course.next()).toBeNull();
  });

  it("follows the version of the rules that we deal by", () => {
    const { game, rules } = readRecord(text);
    expect(gameDeals(game)?.rules).toBe(rules);
  });
});

it.each(dealt)("Automas' seats are not drawn (%#)", ({ terms, order }) => {
  const { game, options, players, seating } = readTerms(terms) as Terms;
  expect(order ?? seating).toHaveLength(players - (gameDeals(game)?.automas(options) ?? 0));
});

it("covers every mode and number of players", () => {
  const modes = new Set(RECORDS.map(([, text]) => followed(text).modes));
  const expected = ["beginner", "expert", "ring", "two"].map((mode) => `cities ${mode}`);
  expect([...modes].sort()).toEqual([...expected, "towers 2", "towers 3", "towers 4", "towers 5"]);
});

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { Outcome } from "$lib/types";
import type { CityData } from "../types";
import recordedExpert from "../../../../fixtures/cities-expert.json";
import recordedThree from "../../../../fixtures/cities-3.json";
import recordedTwo from "../../../../fixtures/cities-two.json";
import type { Tie } from "./result";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("$lib/words/i18n.svelte");
const { cityColumns, lowerTieSentences, playerLines, runningTotal, tieSentences } = await import("./result");
const { tiesBelow } = await import("./ties");

const three = recordedThree.over.table.outcome as unknown as Outcome;
const expert = recordedExpert.over.table.outcome as unknown as Outcome;

describe("the end of a game", () => {
  it("adds up a city's points as far as they are counted", () => {
    const score = { shops: 10, parks: -2, total: 9, level: 1 };
    const rows = ["shops", "parks"];
    expect(runningTotal(score, rows, { rows: 0, share: 0.5 })).toBe(5);
    expect(runningTotal(score, rows, { rows: 1, share: 1 })).toBe(8);
    expect(runningTotal(score, rows, { rows: 2, share: 0 })).toBe(9);
  });

  it("shows every city once, in the given order, otherwise by its letter", () => {
    const columns = cityColumns(three, recordedThree.over.views["1"].game.cities as unknown as CityData[]);
    expect(columns.map(({ city }) => city)).toEqual(["A", "B", "C"]);
    expect(cityColumns(expert, []).map(({ city }) => city)).toEqual(["A", "B", "C"]);
  });

  it("puts winners first and marks the city that counts", () => {
    const lines = playerLines(three, false);
    expect(lines[0]?.won).toBe(true);
    for (const { score, cities } of lines) {
      expect(cities.filter(({ counts }) => counts).every(({ total }) => total === score)).toBe(true);
    }
  });

  it("puts players in the order of their places, also below the winner", () => {
    const part = (left: number, right: number) => ({ left: { city: "A", total: left }, right: { city: "B", total: right } });
    const outcome = {
      scores: [50, 50, 50],
      winners: [3],
      places: [3, 2, 1],
      tie_steps: [],
      breakdown: [part(50, 50), part(50, 60), part(60, 50)],
    } as unknown as Outcome;
    expect(playerLines(outcome, false).map(({ seat }) => seat)).toEqual([3, 2, 1]);
  });

  it("counts both cities of two players", () => {
    const lines = playerLines(recordedTwo.over.table.outcome as unknown as Outcome, true);
    for (const { score, cities } of lines) {
      expect(cities.reduce((sum, { total }) => sum + total, 0)).toBe(score);
    }
  });
});

describe("the explanation of a tie", () => {
  const NAMES = ["Anna", "Péter", "Lina", "Mari"];
  const step = (reason: Tie["tie_steps"][number]["reason"], ...values: [seat: number, value: number][]) => ({
    reason,
    compared: values.map(([seat, value]) => ({ seat, value })),
  });
  const sentences = (found: Tie): string[] => tieSentences(found, NAMES).map((text) => text.replaceAll("\u00a0", " "));
  const tie = (winners: number[], tie_break: Tie["tie_break"], ...tie_steps: Tie["tie_steps"]): Tie => ({
    winners,
    tie_break,
    tie_steps,
  });

  beforeAll(async () => {
    await speak("en");
    await need("shell", "game");
  });

  it("is not needed where scores decide", () => {
    expect(sentences(tie([1], null))).toEqual([]);
  });

  it("is given below the winner too", () => {
    const shops = (count: number) => ({ shops: count, factories: 0, taverns: 0, offices: 0, parks: 0, houses: 0 });
    const part = (left: number, right: number, count: number) => ({
      left: { total: left },
      right: { total: right },
      buildings: shops(count),
    });
    const breakdown = [part(60, 50, 3), part(70, 62, 1), part(50, 58, 1), part(50, 60, 4)];
    const outcome = { scores: [50, 62, 50, 50], winners: [2], tie_steps: [], breakdown } as unknown as Outcome;
    const told = (resigned: number[]) =>
      lowerTieSentences(tiesBelow(outcome, false, resigned), NAMES).map((text) => text.replaceAll("\u00a0", " "));
    expect(told([])).toEqual([
      "Tied below the winner: Anna, Lina, and Mari. The tie-breaker is the higher city: Anna 60, Lina 58, Mari 60.",
      "Still tied: Anna and Mari. The next tie-breaker is the number of shops: Anna 3, Mari 4.",
    ]);
    expect(told([1, 3])).toEqual([]);
  });

  it("names one step (C6.2)", () => {
    expect(sentences(tie([2], "higher-city", step("higher-city", [1, 55], [2, 60])))).toEqual([
      "The scores are tied. The tie-breaker is the higher city: Anna 55, Péter 60.",
    ]);
  });

  it("names every step, and in each only those still in it (C6.3)", () => {
    const steps = [step("higher-city", [1, 55], [2, 60], [4, 60]), step("shops", [2, 5], [4, 4])];
    expect(sentences(tie([2], "shops", ...steps))).toEqual([
      "The scores are tied. The tie-breaker is the higher city: Anna 55, Péter 60, Mari 60.",
      "Still tied: Péter and Mari. The next tie-breaker is the number of shops: Péter 5, Mari 4.",
    ]);
  });

  it("says who shares the victory (C6.4)", () => {
    expect(sentences(tie([1, 2], "shared"))).toEqual(["Everything is equal: the victory is shared."]);
    expect(sentences(tie([2, 4], "shared", step("higher-city", [1, 55], [2, 60], [4, 60])))).toEqual([
      "The scores are tied. The tie-breaker is the higher city: Anna 55, Péter 60, Mari 60.",
      "Everything else is equal: Péter and Mari share the victory.",
    ]);
  });

  it.each([
    [
      "en",
      [
        "Still tied: you and Mari. The next tie-breaker is the number of shops: you 5, Mari 4.",
        "Everything else is equal: you and Mari share the victory.",
      ],
    ],
    [
      "hu",
      [
        "Továbbra is te és Mari vagytok holtversenyben, ezután a boltok száma számít (te 5, Mari 4).",
        "Minden más is egyenlő: te és Mari közösen nyertetek.",
      ],
    ],
    [
      "pl",
      ["Wciąż remisujecie ty i Mari. Liczy się liczba sklepów: ty 5, Mari 4.", "Poza tym pełny remis: ty i Mari wygrywacie wspólnie."],
    ],
    [
      "lt",
      [
        "Vis dar po lygiai turite tu ir Mari. Lyginamas parduotuvių skaičius: tu 5, Mari 4.",
        "Visa kita po lygiai: pergale dalijatės tu ir Mari.",
      ],
    ],
    ["et", ["Endiselt olete sina ja Mari võrdsed. Loeb poodide arv: sina 5, Mari 4.", "Kõik muu on võrdne: sina ja Mari jagate võitu."]],
  ] as const)("addresses the reader in %s", async (language, expected) => {
    await speak(language);
    await need("ending");
    const steps = [step("higher-city", [1, 55], [2, 60], [4, 60]), step("shops", [2, 5], [4, 4])];
    const [, ...told] = tieSentences(tie([2, 4], "shared", ...steps), NAMES, 2);
    expect(told.map((text) => text.replaceAll("\u00a0", " "))).toEqual(expected);
  });

  it("addresses the reader below the winner, and nobody else", async () => {
    await speak("hu");
    const below = [tie([1], "shops", step("shops", [1, 3], [2, 1]))];
    expect(lowerTieSentences(below, NAMES, 2)[0]).toContain("te és Anna holtversenyben végeztetek");
    expect(lowerTieSentences(below, NAMES, 4)[0]).toContain("Anna és Péter holtversenyben végzett");
  });
});

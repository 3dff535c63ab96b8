import { describe, expect, it } from "vitest";
import { LANGUAGES } from "$lib/words/i18n.svelte";
import { pieces, plain } from "./markup";
import { ruleAddress, splitAtRules } from "../../games";
import type { Texts } from "../../games/module";
import { RULES_TEXTS } from "../../games/rules";
import { folded, search } from "./search";
import { HEAD_KEYS, keysOf } from "./structure";

const PAGES = Object.keys(RULES_TEXTS);
const CARD = /^card\./;
const POINTS = ["examples", "points"];

const chaptersOf = (page: string) => RULES_TEXTS[page]!.chapters;
const loadTexts = (language: (typeof LANGUAGES)[number], page: string): Promise<Texts> => RULES_TEXTS[page]!.load(language);

function structureKeys(page: string): Set<string> {
  const chapters = chaptersOf(page).flatMap((chapter) => [chapter.id, ...chapter.blocks.flatMap(keysOf)]);
  return new Set([...HEAD_KEYS, ...chapters]);
}

describe.each(PAGES)("the rules of %s", (page) => {
  it.each(LANGUAGES)("say everything in %s, and nothing that is not shown", async (language) => {
    const keys = Object.keys(await loadTexts(language, page)).filter((key) => !CARD.test(key));
    const shown = structureKeys(page);
    expect([...shown].filter((key) => !keys.includes(key))).toEqual([]);
    expect(keys.filter((key) => !shown.has(key) && !POINTS.includes(key))).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== "en"))("are translated into %s with the same rules and numbers", async (language) => {
    const [english, own] = [await loadTexts("en", page), await loadTexts(language, page)];
    for (const [key, text] of Object.entries(own)) {
      expect(text, key).not.toBe(key === "figure.city" ? "" : english[key]);
      expect(cited(text), key).toEqual(cited(english[key] ?? ""));
      expect((text.match(/\*/g) ?? []).length % 2, key).toBe(0);
    }
  });
});

/** Rules that a text points to, sorted: word order differs between languages. */
function cited(text: string): string[] {
  return pieces(text)
    .filter((piece) => piece.kind === "rule")
    .map((piece) => piece.text)
    .sort();
}

it("every rule has one anchor", () => {
  const anchors = PAGES.flatMap((page) =>
    chaptersOf(page).flatMap((chapter) => [
      `${page}${chapter.id}`,
      ...chapter.blocks.flatMap((block) => ("id" in block ? [`${page}${block.id}`] : [])),
    ]),
  );
  expect(new Set(anchors).size).toBe(anchors.length);
});

it("rules are found by their number", () => {
  expect(ruleAddress("T4.1e")).toBe("/rules/towers#T4.1e");
  expect(ruleAddress("C3.4")).toBe("/rules/cities#C3.4");
  expect(ruleAddress("S5")).toBe("/rules/solo#S5");
});

it("sentences are split at the rules they cite", () => {
  expect(splitAtRules("Too low. (T4.1b)")).toEqual(["Too low. ", "T4.1b", ""]);
  expect(splitAtRules("Anna first (C3.4).")).toEqual(["Anna first ", "C3.4", "."]);
  expect(splitAtRules("never-heard-of (n=1)")).toEqual(["never-heard-of (n=1)"]);
});

describe("the markup", () => {
  it("finds stressed words and rules", () => {
    expect(pieces("A *roof* (T2.6), see C4.")).toEqual([
      { kind: "plain", text: "A " },
      { kind: "stress", text: "roof" },
      { kind: "plain", text: " (" },
      { kind: "rule", text: "T2.6" },
      { kind: "plain", text: "), see " },
      { kind: "rule", text: "C4" },
      { kind: "plain", text: "." },
    ]);
  });

  it("can be left out", () => {
    expect(plain("a *roof*")).toBe("a roof");
  });
});

describe("the search", () => {
  const texts = async (): Promise<Record<string, Texts>> => ({
    towers: await loadTexts("en", "towers"),
    cities: await loadTexts("pl", "cities"),
  });

  it("finds words in any order and shows where", async () => {
    const found = search("pile draw secret", await texts());
    expect(found.map((one) => one.anchor)).toEqual(["T6"]);
    expect(found[0]?.stretches.filter((one) => one.hit).map((one) => one.text)).toContain("secret");
  });

  it("finds a rule by its number", async () => {
    expect(search("T4.1e", await texts())[0]?.anchor).toBe("T4.1e");
  });

  it("does not ask for accents", async () => {
    expect(folded("Płytki, wieża, őrült")).toBe("plytki, wieza, orult");
    expect(search("polozyc", await texts()).length).toBeGreaterThan(0);
  });

  it("finds the beginnings of words, not what is inside them", async () => {
    const english = { cities: await loadTexts("en", "cities"), towers: await loadTexts("en", "towers") };
    const found = search("tie", english);
    const marked = found.flatMap((one) => one.stretches.filter((part) => part.hit).map((part) => part.text.toLowerCase()));
    expect(found.length).toBeGreaterThan(0);
    expect(new Set(marked)).toEqual(new Set(["tie"]));
    for (const { stretches } of found) expect(stretches.map((part) => part.text).join("")).toMatch(/\btie/i);
    expect(search("ities", english)).toEqual([]);
  });

  it.each([
    ["en", "build", /\bbuilding/i],
    ["hu", "varos", /\bvárosok/i],
    ["pl", "plytk", /(?<!\p{L})płytk/iu],
    ["lt", "miest", /\bmiesto/i],
    ["et", "oudus", /(?<!\p{L})õudus/iu],
  ] as const)("finds inflected words by their beginning, accents or not: %s %s", async (language, query, expected) => {
    const pages = await Promise.all(PAGES.map(async (page) => [page, await loadTexts(language, page)] as const));
    const found = search(query, Object.fromEntries(pages));
    const said = found.map(({ stretches }) => stretches.map((part) => part.text).join(""));
    expect(said.filter((text) => expected.test(text)).length).toBeGreaterThan(0);
  });

  it("takes accents however they were typed", async () => {
    const hungarian = { cities: await loadTexts("hu", "cities") };
    expect(search("város".normalize("NFD"), hungarian)).toEqual(search("város", hungarian));
  });

  it("finds nothing for nothing", async () => {
    expect(search("  ", await texts())).toEqual([]);
  });
});

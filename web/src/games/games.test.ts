/** Nothing outside a game's folder names the game. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { GAME_PAGES, GAMES as BUILT } from "../../plugins/games";
import { boxArt } from "./box-art";
import { gameDeals } from "./deals";
import { GAMES, gameOf, gamePage, RULE_PAGES, ruleAddress } from "./index";
import { padOf } from "./pads";
import { RULES_TEXTS } from "./rules";

const WEB = resolve(import.meta.dirname, "../..");
/** Generated from the server's models, which list the games. */
const GENERATED = ["src/lib/models.ts", "src/lib/types.ts"];
const NAMES = new RegExp(GAMES.map(({ name }) => name).join("|"), "i");

it("no file outside a game's folder names a game", () => {
  const files = globSync(["src/**/*.{ts,svelte,css}", "plugins/*.ts", "vite.config.ts"], { cwd: WEB })
    .filter((path) => !/\.test(ing)?\.ts$/.test(path) && !GAMES.some(({ name }) => path.startsWith(`src/games/${name}/`)))
    .filter((path) => !GENERATED.includes(path));
  expect(files.length).toBeGreaterThan(80);
  expect(files.filter((path) => NAMES.test(readFileSync(resolve(WEB, path), "utf-8")))).toEqual([]);
});

it("no game imports another", () => {
  for (const { name } of GAMES) {
    const files = globSync(`src/games/${name}/**/*.{ts,svelte}`, { cwd: WEB });
    const others = GAMES.filter((other) => other.name !== name).map((other) => `${other.name}/`);
    const imports = files.flatMap((path) => readFileSync(resolve(WEB, path), "utf-8").match(/(?:from|import) "[^"]+"/g) ?? []);
    expect(imports.filter((line) => others.some((other) => line.includes(`../${other}`)))).toEqual([]);
  }
});

it("the build and the browser find the same games and pages", () => {
  expect(GAMES.map(({ name }) => name).sort()).toEqual(BUILT);
  for (const word of Object.keys(GAME_PAGES)) expect(gamePage(word), word).toBeDefined();
  expect(gamePage("nonsense")).toBeUndefined();
});

describe.each(GAMES.map(({ name }) => name))("%s", (name) => {
  it("brings every part that a page asks for", () => {
    const { rulePages } = gameOf(name);
    expect([boxArt(name), padOf(name), gameDeals(name)]).not.toContain(undefined);
    for (const page of rulePages) expect(RULES_TEXTS[page.name], page.name).toBeDefined();
    expect(existsSync(resolve(WEB, `src/games/${name}/gallery.ts`))).toBe(true);
  });

  it("explains its rules on its own pages", () => {
    for (const { name: page, letter } of gameOf(name).rulePages) expect(ruleAddress(`${letter}1`)).toBe(`/rules/${page}#${letter}1`);
  });
});

it("rule pages share no letter", () => {
  expect(new Set(RULE_PAGES.map(({ letter }) => letter)).size).toBe(RULE_PAGES.length);
});

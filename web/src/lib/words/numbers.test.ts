import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { LANGUAGES, LOCALES } from "../../../plugins/words";
import { numberText, signed } from "./numbers";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak, t } = await import("./i18n.svelte");
const HYPHEN_AS_MINUS = /(?<![\w.-])-\d/;

describe("numbers", () => {
  it.each([
    [-6, "−6", "−6"],
    [0, "0", "0"],
    [-0, "0", "0"],
    [8, "8", "+8"],
  ])("%d", (value, plain, withSign) => {
    expect(numberText(value)).toBe(plain);
    expect(signed(value)).toBe(withSign);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  beforeAll(async () => {
    await speak(language);
    await need("shell", "game");
  });

  it("messages have the same minus", () => {
    expect(t("towers-razed", { count: 3, points: -6 })).toContain("−6");
    expect(t("points", { count: -8 })).toMatch(/^−8 /);
  });

  it("no message of the client writes a hyphen for it", () => {
    const files = globSync("*.ftl", { cwd: resolve(LOCALES, language) });
    const lines = files.flatMap((file) => readFileSync(resolve(LOCALES, language, file), "utf-8").split("\n"));
    const written = lines.filter((line) => /= /.test(line) && HYPHEN_AS_MINUS.test(line));
    // Terminal input is notation, where the hyphen is right.
    expect(written.filter((line) => !line.startsWith("error-no-such-square"))).toEqual([]);
  });
});

/** A component's literal text: its markup without scripts, styles, attributes and expressions. */
function markup(text: string): string {
  let shown = text.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "");
  while (/\{[^{}]*\}/.test(shown)) shown = shown.replace(/\{[^{}]*\}/g, " ");
  return shown.replace(/<[^>]*>/g, " ");
}

const SOURCE = resolve(import.meta.dirname, "../..");
const read = (name: string): string => readFileSync(resolve(SOURCE, name), "utf-8");

describe("sources", () => {
  const components = globSync("**/*.svelte", { cwd: SOURCE });

  it("show no hyphen before a digit", () => {
    expect(components.filter((name) => HYPHEN_AS_MINUS.test(markup(read(name))))).toEqual([]);
    const rules = globSync("{games/*/rules/*texts/*,{games/*,pages}/rules/structure}.ts", { cwd: SOURCE });
    expect(rules.length).toBeGreaterThan(15);
    const texts = rules.flatMap((name) =>
      read(name)
        .split("\n")
        .map((line) => `${name}: ${line}`),
    );
    expect(texts.filter((line) => /["`][^"`]*(?<![\w.-])-\d/.test(line))).toEqual([]);
  });

  it("leave the sign to these functions", () => {
    const names = globSync("**/*.{ts,svelte}", { cwd: SOURCE }).filter((name) => !/(^|\/)(numbers|.*\.test)\.ts$/.test(name));
    const own = names.filter((name) => /`−\$\{|"−"|Intl\.NumberFormat/.test(read(name)));
    expect(own).toEqual([]);
  });
});

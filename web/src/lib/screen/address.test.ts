import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

type Address = typeof import("./address");

/** The module as it is in a page at this address. */
async function at(address: string, isSite: boolean): Promise<Address> {
  vi.stubGlobal("location", new URL(address));
  vi.stubGlobal("document", { documentElement: { hasAttribute: () => isSite } });
  return import("./address");
}

const link = (address: string): URL => new URL(address);

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

describe("on a server", () => {
  it("has its pages at their own addresses", async () => {
    const { to, here, shareable, pathOf, file } = await at("https://club.example/rules/towers?a=1#T4", false);
    expect(to("/rules/towers#T4.1")).toBe("/rules/towers#T4.1");
    expect([here().pathname, here().search, here().hash]).toEqual(["/rules/towers", "?a=1", "#T4"]);
    expect(shareable("/t/x")).toBe("https://club.example/t/x");
    expect(pathOf(link("https://club.example/t/x?event=3"))).toBe("/t/x?event=3");
    expect(pathOf(link("https://elsewhere.example/t/x"))).toBe(null);
    expect(file("icon.svg")).toBe("https://club.example/icon.svg");
  });
});

describe("in a site of files below a folder", () => {
  const HOME = "https://club.example/games/";

  it("names its pages after the #, and its files from its folder", async () => {
    const { to, here, shareable, pathOf, file } = await at(`${HOME}#/rules/towers?a=1#T4`, true);
    expect(to("/rules/towers#T4.1")).toBe("#/rules/towers#T4.1");
    expect([here().pathname, here().search, here().hash]).toEqual(["/rules/towers", "?a=1", "#T4"]);
    expect(shareable("/replay/x?event=3")).toBe(`${HOME}#/replay/x?event=3`);
    expect(pathOf(link(`${HOME}#/t/x?event=3`))).toBe("/t/x?event=3");
    expect(file("python/bundle.json")).toBe(`${HOME}python/bundle.json`);
  });

  it("leaves other links of the same web site to the browser", async () => {
    const { pathOf } = await at(`${HOME}#/`, true);
    expect(pathOf(link("https://club.example/members#/t/x"))).toBe(null);
    expect(pathOf(link(`${HOME}#content`))).toBe(null);
  });

  it.each([HOME, `${HOME}index.html`, `${HOME}#content`])("begins at home: %s", async (address) => {
    const { here } = await at(address, true);
    expect(here().pathname).toBe("/");
  });
});

describe("every link of ours", () => {
  const SOURCES = import.meta.glob<string>(["../../**/*.svelte"], { eager: true, import: "default", query: "?raw" });

  it("is written with `to`, or it would leave a site of files", () => {
    const wrong = Object.entries(SOURCES).filter(([, text]) => /\shref="\/(?!api\/)|\shref=\{["`]\//.test(text));
    expect(wrong.map(([path]) => path)).toEqual([]);
    expect(Object.keys(SOURCES).length).toBeGreaterThan(100);
  });

  it("reads the address with `here`", () => {
    const wrong = Object.entries(SOURCES).filter(([, text]) => /\blocation\.(pathname|search|hash)\b(?! =)/.test(text));
    expect(wrong.map(([path]) => path)).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { isWell, wayOf } from "./strategy";

const HERE = "https://table.example/";
const CLUB = "https://club.example/games/";
const asked = (path: string, mode = "cors", method = "GET") => ({ method, mode, url: new URL(path, HERE).href });

describe("the service worker", () => {
  it.each([
    ["/", "navigate", "page"],
    ["/score/cities", "navigate", "page"],
    ["/rules/towers", "navigate", "page"],
    ["/assets/index-abc.js", "cors", "file"],
    ["/icon.svg", "no-cors", "file"],
    ["/api/v1/about", "cors", "pass"],
    ["/api/v1/docs", "navigate", "pass"],
    ["/api", "navigate", "pass"],
    ["/metrics", "navigate", "pass"],
    ["https://elsewhere.example/x.js", "cors", "pass"],
  ])("%s (%s): %s", (path, mode, way) => {
    expect(wayOf(asked(path, mode), HERE)).toBe(way);
  });

  it.each([
    [CLUB, "navigate", "page"],
    [`${CLUB}index.html`, "navigate", "page"],
    [`${CLUB}assets/index-abc.js`, "cors", "file"],
    ["https://club.example/api/", "cors", "pass"],
    ["https://club.example/members", "navigate", "pass"],
  ])("of a site below a folder, %s (%s): %s", (url, mode, way) => {
    expect(wayOf({ method: "GET", mode, url }, CLUB)).toBe(way);
  });

  it("leaves everything that changes something to the server", () => {
    expect(wayOf(asked("/score", "navigate", "POST"), HERE)).toBe("pass");
  });

  it("does not take a proxy's error page for a page of ours", () => {
    expect([200, 304, 404, 502, 503].map(isWell)).toEqual([true, true, true, false, false]);
  });
});

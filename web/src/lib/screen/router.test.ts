import { describe, expect, it } from "vitest";
import { pageName, parseRoute } from "./router.svelte";

describe("parseRoute", () => {
  it.each([
    ["/", { page: "home" }],
    ["/t/abc", { page: "table", id: "abc" }],
    ["/j/K7P2QX", { page: "join", code: "K7P2QX" }],
    ["/solo", { page: "game", word: "solo", id: "" }],
    ["/campaign/x1", { page: "game", word: "campaign", id: "x1" }],
    ["/score", { page: "score" }],
    ["/score/cities", { page: "score", game: "cities" }],
    ["/rules", { page: "rules", game: "" }],
    ["/rules/cities", { page: "rules", game: "cities" }],
    ["/settings", { page: "settings" }],
    ["/replay/abc", { page: "replay", id: "abc" }],
    ["/replay", { page: "replay", id: "" }],
    ["/learn/towers", { page: "learn", lesson: "towers" }],
    ["/puzzles", { page: "puzzles", game: "", puzzle: "" }],
    ["/puzzles/towers/daily", { page: "puzzles", game: "towers", puzzle: "daily" }],
    ["/t", { page: "missing" }],
    ["/nonsense/here", { page: "missing" }],
  ])("%s", (path, route) => {
    expect(parseRoute(path)).toEqual(route);
  });
});

it("names a game's own page by its address", () => {
  expect(["/t/abc", "/campaign/x1", "/nonsense"].map(pageName)).toEqual(["table", "campaign", "missing"]);
});

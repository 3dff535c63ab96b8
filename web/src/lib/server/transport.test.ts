import { afterEach, expect, it, vi } from "vitest";
import { isOnDevice, placeOf, server } from "./transport";

afterEach(() => vi.unstubAllGlobals());

it.each([
  ["local-96g644gP1x2-mpFBLYz5og", "device"],
  ["/tables/local-96g644gP1x2-mpFBLYz5og/replay", "device"],
  ["/campaigns/local-96g644gP1x2-mpFBLYz5og", "device"],
  ["96g644gP1x2-mpFBLYz5og", "server"],
  ["/tables/x-local-gP1x2mpFBLYz5og/join", "server"],
  ["/play", "server"],
])("%s is answered by the %s", (path, place) => {
  expect(placeOf(path)).toBe(place);
  expect(isOnDevice(path)).toBe(place === "device");
});

it("asks a server as it expects it", async () => {
  const fetched = vi.fn(() => Promise.resolve(new Response()));
  vi.stubGlobal("fetch", fetched);
  await server.call("/play", { method: "POST", body: { game: "towers" } });
  await server.call("/admin/status", { method: "GET", headers: { Authorization: "Bearer x" } });
  const headers = { "Content-Type": "application/json", "X-Drafting-Table": "1" };
  expect(fetched.mock.calls).toEqual([
    ["/api/v1/play", { method: "POST", credentials: "same-origin", headers, body: '{"game":"towers"}' }],
    ["/api/v1/admin/status", { method: "GET", credentials: "same-origin", headers: { Authorization: "Bearer x" } }],
  ]);
});

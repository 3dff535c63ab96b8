import { expect, it, vi } from "vitest";
import { GAMES } from "../../games";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("../words/i18n.svelte");
const { askAbout, botLevels, levelIn, limitOf, playerCounts } = await import("./about.svelte");
const [first, second] = GAMES.map(({ name }) => name);

it("uses our own server's values until a server has answered, then its own", async () => {
  await speak("en");
  await need("shell");
  expect([limitOf("nickname"), limitOf("answer")]).toEqual([20, 60]);
  expect(botLevels()).toEqual(["novice", "apprentice", "journeyman", "master", "grandmaster"]);
  expect([botLevels(first), botLevels(second)]).toEqual(GAMES.slice(0, 2).map(({ levels }) => levels));
  expect(playerCounts(first!)).toEqual(GAMES[0]?.players);

  const games = [
    { name: first, levels: ["random", "apprentice"], players: { "": [2, 4] } },
    { name: second, levels: ["random", "apprentice", "master"], players: { ring: [3, 5], two: [2, 2], alone: [1, 1] } },
  ];
  const fetched = vi.fn(() => Promise.resolve(Response.json({ games, limits: { nickname: 12, answer: 40 } })));
  vi.stubGlobal("fetch", fetched);
  await Promise.all([askAbout(), askAbout()]);

  expect(fetched).toHaveBeenCalledOnce();
  expect([limitOf("nickname"), limitOf("answer")]).toEqual([12, 40]);
  expect([botLevels(), botLevels(first)]).toEqual([["apprentice", "master"], ["apprentice"]]);
  expect([levelIn(first!, "master"), levelIn(second!, "master")]).toEqual(["apprentice", "master"]);
  expect([playerCounts(first!), playerCounts(second!)]).toEqual([
    [2, 3, 4],
    [2, 3, 4, 5],
  ]);
});

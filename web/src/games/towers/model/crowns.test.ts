import { expect, it } from "vitest";
import recorded from "../../../../fixtures/towers-3-replay.json";
import type { StoryEvent } from "$lib/types";
import type { TowersGame } from "../types";
import { crownsOf } from "./crowns";
import { tallest, towersOf } from "./model";

const builds = (...cards: string[]): StoryEvent[] => [
  { kind: "builds", seat: 1, number: cards.length },
  ...cards.map((card) => ({ kind: "build", seat: 1, card })),
];
const raze = (card: string): StoryEvent => ({ kind: "raze", seat: 1, card });

function crownAfter(towers: Record<string, string[]>, ...story: StoryEvent[]): string | null | undefined {
  return crownsOf(story, { players: 2, towers: [towers, {}] } as unknown as TowersGame)[0];
}

it("goes to the tallest tower, and to nobody without one", () => {
  expect(crownAfter({ c: ["c9"], s: ["s9", "s8"] }, ...builds("c9", "s9", "s8"))).toBe("s");
  expect(crownAfter({})).toBeNull();
});

it("stays when another tower grows as tall, in whichever order the towers stand", () => {
  const story = [...builds("t9", "t8"), ...builds("c9", "c8")];
  expect(crownAfter({ c: ["c9", "c8"], t: ["t9", "t8"] }, ...story)).toBe("t");
});

it("moves when another tower grows taller, and stays there after a raze makes them equal", () => {
  const story = [...builds("c9", "c8"), ...builds("t9", "t8", "t7")];
  expect(crownAfter({ c: ["c9", "c8"], t: ["t9", "t8", "t7"] }, ...story)).toBe("t");
  expect(crownAfter({ c: ["c9", "c8"], t: ["t9", "t8"] }, ...story, raze("t7"))).toBe("t");
});

it("comes back with a build that was withdrawn (T4.3)", () => {
  const standing = { c: ["c9"], t: ["t9"] };
  const story = [...builds("t9"), ...builds("c9"), ...builds("c8"), { kind: "withdraw", seat: 1 }];
  expect(crownAfter(standing, ...story)).toBe("t");
});

it("is on a tallest tower even where the story does not reach back", () => {
  expect(crownAfter({ h: ["h9"], s: ["s9", "s8"] }, ...builds("h9"))).toBe("s");
});

it("is on a tallest tower at every moment of a real game", () => {
  for (const { views, story_length } of recorded.moments) {
    const game = views["1"].game as unknown as TowersGame;
    crownsOf(recorded.story.slice(0, story_length) as StoryEvent[], game).forEach((kind, place) => {
      const towers = towersOf(game, place + 1);
      expect(kind ? towers[kind].length : 0).toBe(tallest(towers));
    });
  }
});

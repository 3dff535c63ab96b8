import { describe, expect, it } from "vitest";
import type { Turn } from "$lib/pace/beats";
import type { StoryEvent, Views } from "$lib/types";
import split from "./beats";
import { revealTime } from "./model/reveal-time";
import type { SoloGame } from "./types";

const views = (game: object, legal: string[] = []): Views => ({ 1: { game, phase: 2, legal, undo: 0, help: {} } }) as unknown as Views;
const turn = (news: StoryEvent[], before: Views, after: Views): Turn => ({
  before: { views: before, story: [] },
  after: { views: after, story: news },
  news,
  past: [],
});

describe("the Automas' cards", () => {
  const decision = (seat: number, card: number, column: string): object => ({ seat, card, column });
  const decisions = [decision(2, 5, "shared"), decision(2, 5, "automacity"), decision(3, 8, "shared"), decision(3, 8, "automacity")];
  const city = (letter: string, size: number): object => ({ city: letter, size });
  const before = views({ decisions: [], cities: [city("A", 2), city("B", 2), city("C", 2)] }, ["place"]);
  const after = views({ decisions, to_place: [{}], acting: [1], cities: [city("A", 3), city("B", 4), city("C", 2)] }, ["assign"]);
  const card = (seat: number): StoryEvent => ({ kind: "card", seat });
  const taken = (seat: number): StoryEvent => ({ kind: "automa-assign", seat });
  const news = [{ kind: "place", seat: 1 }, { kind: "hands-passed" }, card(2), taken(2), taken(2), card(3), taken(3), taken(3)];
  const beats = split(turn(news, before, after));
  const games = beats.map((beat) => beat.views[1]?.game as SoloGame);

  it("turn up one by one, after my own tile", () => {
    expect(games.map((game) => game.decisions.length)).toEqual([0, 2, 4]);
    expect(beats.map(({ told }) => told)).toEqual([2, 5, 8]);
    expect(games.map((game) => game.cities.map(({ size }) => size))).toEqual([
      [3, 2, 2],
      [3, 2, 2],
      [3, 4, 2],
    ]);
  });

  it("leave me nothing to do before the last one", () => {
    expect(beats.map((beat) => beat.views[1]?.legal)).toEqual([[], [], ["assign"]]);
  });

  it("are shown whole where cards and decisions do not match", () => {
    expect(split(turn([card(2)], before, after))).toHaveLength(1);
    expect(split(turn([{ kind: "assign", seat: 1 }], before, after))).toHaveLength(1);
  });
});

describe("the reveal", () => {
  const game = { round: 1, turn: 1, players: 4 };
  const draft = views({ ...game, phase: "placing" });

  it("is over before others place their tiles", () => {
    const [beat] = split(turn([{ kind: "pick" }, { kind: "reveal" }], draft, draft));
    expect(beat?.lasts).toBe(revealTime(game).lasts);
    expect(split(turn([{ kind: "place" }], draft, draft))[0]?.lasts).toBeGreaterThan(0);
    expect(split(turn([{ kind: "pick" }], draft, draft))[0]?.lasts).toBe(0);
  });

  it("is shorter from the third turn on", () => {
    const times = [1, 2, 3, 4].map((number) => revealTime({ ...game, turn: number }).lasts);
    expect(times[1]).toBe(times[0]);
    expect(times[2]).toBeLessThan(Number(times[1]));
    expect(revealTime({ ...game, round: 2 })).toEqual(revealTime({ ...game, turn: 3 }));
  });
});

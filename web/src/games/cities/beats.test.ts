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
    expect(revealTime({ ...game, turn: 1 }, true)).toEqual(revealTime({ ...game, turn: 3 })); // in a lesson
    expect(revealTime({ ...game, round: 2 })).toEqual(revealTime({ ...game, turn: 3 }));
  });
});

describe("a new round", () => {
  const seats = [{ seat: 1, unplaced: ["S"] }];
  const ring = { mode: "ring", players: 3, half: null, acting: [1], turn: 1, seats };
  const round = (number: number, half = ""): StoryEvent => ({ kind: "round", round: number, half });
  const over = views({ ...ring, round: 1, turn: 3, passing: "left", phase: "placing", cities: ["old"] }, ["place"]);
  const begun = (game: object): Views => views({ ...ring, phase: "picking", cities: ["new"], ...game }, ["pick"]);
  const linesOf = (game: object, news: StoryEvent[], before = over) =>
    split(turn(news, before, begun(game))).map(({ lines: [line] = [] }) => line && [line.id, line.params]);

  it("is announced before its tiles are dealt, once the last tile is placed", () => {
    const after = begun({ round: 2, passing: null });
    const beats = split(turn([{ kind: "place" }, round(2), { kind: "hand" }], over, after));
    expect(beats.map(({ told, lines }) => [told, lines?.[0]?.id])).toEqual([
      [1, undefined],
      [2, "beat-round-duplex"],
      [3, "beat-round-duplex"],
    ]);
    const shown = beats.map((beat) => beat.views[1] as unknown as { game: Record<string, unknown>; legal: string[] });
    expect(shown.map(({ game }) => [game.round, game.phase, game.cities, game.acting])).toEqual([
      [1, "placing", ["new"], []],
      [1, "placing", ["new"], []],
      [2, "picking", ["new"], [1]],
    ]);
    expect(shown.map(({ legal }) => legal)).toEqual([[], [], ["pick"]]);
    expect(beats.slice(0, 2).every(({ lasts }) => lasts > 0)).toBe(true);
  });

  it("says which way tiles are passed", () => {
    const passing = ["beat-round-passing", { round: 3, side: "right" }];
    expect(linesOf({ round: 3, passing: "right" }, [round(3)])).toEqual([undefined, passing, passing]);
    const alike = ["beat-round-singles", { round: 3 }];
    expect(linesOf({ round: 3, passing: "right", mode: "two", half: "a" }, [round(3, "a")])).toEqual([undefined, alike, alike]);
  });

  it("is nothing new in the first round, nor in the second half of one", () => {
    expect(linesOf({ round: 1, passing: "left" }, [round(1)])).toEqual([undefined]);
    expect(linesOf({ round: 2, passing: null, mode: "two", half: "b" }, [round(2, "b")])).toEqual([undefined]);
    expect(linesOf({ round: 2, passing: null }, [{ kind: "pick" }])).toEqual([undefined]);
  });

  it("is shown at once to someone who has just come to the table", () => {
    expect(linesOf({ round: 2, passing: null }, [round(2)], {})).toEqual([undefined]);
  });

  it("comes before the Automas think", () => {
    const decisions = [2, 3].map((seat) => ({ seat, card: seat, column: "shared" }));
    const solo = { mode: "expert", round: 3, turn: 1, passing: "right", acting: [1], cities: [], to_place: [], decisions };
    const before = views({ ...solo, round: 2, passing: null, decisions: [] });
    const card = (seat: number): StoryEvent => ({ kind: "card", seat });
    const beats = split(turn([{ kind: "place" }, round(3), card(2), card(3)], before, views(solo, ["assign"])));
    expect(beats.map(({ told, lines }) => [told, lines?.[0]?.id])).toEqual([
      [1, undefined],
      [2, "beat-round-passing"],
      [2, undefined],
      [3, undefined],
      [4, "beat-round-passing"],
    ]);
  });
});

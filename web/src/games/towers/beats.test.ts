import { describe, expect, it } from "vitest";
import type { Turn } from "$lib/pace/beats";
import type { StoryEvent, Views } from "$lib/types";
import split from "./beats";
import type { TowersGame } from "./types";

const first: Partial<TowersGame> = {
  ...{ round: 1, phase: "building", acting: [2], start: 1, builder: 2, left: 1, bids: [1, 3], razed: [0, 1] },
  ...{ display: ["c4", "s9", "s9"], discard: ["h1"], towers: [{}, { s: ["s8"] }] },
};
const second: Partial<TowersGame> = {
  ...{ round: 2, phase: "bidding", acting: [1], start: 1, builder: null, left: 0, bids: [null, null], razed: [0, 1] },
  ...{ display: ["t1", "t2", "t3", "t4", "t5"], discard: ["h1", "c4", "s9"], towers: [{}, { s: ["s8", "s9"] }] },
};
const BUILD = { kind: "build", seat: 2, card: "s9", height: 2 };
const CLEAR = { kind: "clear", cards: ["c4", "s9"], round: 1 };
const DEAL = { kind: "deal", cards: second.display, round: 2 };

function views(game: Partial<TowersGame>, total: number, legal: string[] = []): Views {
  return { 1: { game, phase: 4, legal, undo: 0, help: { points: [{ total: 0 }, { total }] } } } as unknown as Views;
}

function turn(news: StoryEvent[], { before = views(first, 3), after = views(second, 7, ["bid 1"]), past = [] as Turn["past"] } = {}): Turn {
  return { before: { views: before, story: [] }, after: { views: after, story: news }, news, past };
}

const STARTS = { id: "beat-starts", params: { seat: 1 } };

const gameOf = (shown: Views): TowersGame => shown[1]?.game as TowersGame;

describe("the end of a round", () => {
  const beats = split(turn([BUILD, CLEAR, DEAL]));

  it("has three beats: the card lands, the rest is swept away, the next cards are dealt", () => {
    expect(beats.map(({ told }) => told)).toEqual([1, 2, 3]);
    const [landed, swept, dealt] = beats.map((beat) => gameOf(beat.views));
    expect(landed).toMatchObject({ round: 1, display: ["c4", "s9"], towers: second.towers, bids: [1, 3], left: 0 });
    expect(swept).toMatchObject({ round: 1, display: [], discard: ["h1", "c4", "s9"] });
    expect(dealt).toEqual(second);
  });

  it("lets nobody act before the cards are dealt", () => {
    expect(beats.map((beat) => beat.views[1]?.legal)).toEqual([[], [], ["bid 1"]]);
    expect(beats.slice(0, 2).map((beat) => gameOf(beat.views).acting)).toEqual([[], []]);
  });

  it("says who took how many, and for how many points since the bidding", () => {
    const bidding = { length: 5, views: views({ round: 1, phase: "bidding" }, 2) };
    const round = turn([BUILD, CLEAR, DEAL], { past: [{ ...bidding, views: views({ round: 0, phase: "bidding" }, 0) }, bidding] });
    expect(split(round)[1]?.lines).toEqual([{ id: "beat-takes-for", params: { seat: 2, number: 3, gain: "+5" } }, STARTS]);
    const worse = { ...round, after: { ...round.after, views: views(second, 1) } };
    expect(split(worse)[1]?.lines?.[0]?.params.gain).toBe("−1");
  });

  it("leaves out points that this device cannot know; before the first round, everyone has none", () => {
    const later = turn([BUILD, CLEAR, DEAL], { before: views({ ...first, round: 5 }, 3) });
    expect(split(later)[1]?.lines).toEqual([{ id: "beat-takes", params: { seat: 2, number: 3 } }, STARTS]);
    expect(beats[1]?.lines?.[0]?.params.gain).toBe("+7");
  });

  it("says that nobody builds, and shows the last one pass", () => {
    const bids = { ...first, phase: "bidding", builder: 1, bids: [0, null] } as Partial<TowersGame>;
    const news = [{ kind: "pass", seat: 2 }, { kind: "nobody-builds", start: 1 }, CLEAR, DEAL];
    const [passed, swept] = split(turn(news, { before: views(bids, 3) }));
    expect(gameOf(passed?.views ?? {})).toMatchObject({ bids: [0, "pass"], display: first.display });
    expect(swept?.lines).toEqual([{ id: "beat-nobody-builds", params: {} }, STARTS]);
  });
});

it("announces no start player after the last round", () => {
  const beats = split(turn([BUILD, CLEAR], { after: views({ ...second, phase: "over" }, 7) }));
  expect(beats[1]?.lines?.map(({ id }) => id)).toEqual(["beat-takes-for"]);
});

describe("the last beat", () => {
  const after = views({ ...second, pass: 2, discard: [], unseen: [] }, 7, ["bid 1"]);
  const ids = (news: StoryEvent[]) => split(turn(news, { after })).map(({ lines = [] }) => lines.map(({ id }) => id));

  it("repeats every line, because beats may take no time", () => {
    const ended = ["beat-takes-for", "beat-starts"];
    expect(ids([BUILD, CLEAR, DEAL])).toEqual([[], ended, ended]);
    const both = [...ended, "beat-reshuffle"];
    expect(ids([BUILD, CLEAR, { kind: "reshuffle", cards: 8 }, DEAL])).toEqual([[], ended, ["beat-reshuffle"], both]);
  });
});

describe("a new draw pile", () => {
  const RESHUFFLE = { kind: "reshuffle", cards: 8 };
  const unseen = ["c1", "c2", "c3"];
  const after = views({ ...second, pass: 2, discard: [], unseen }, 7, ["bid 1"]);
  const beats = split(turn([BUILD, CLEAR, RESHUFFLE, DEAL], { after }));

  it("is announced between the end of one round and the deal of the next", () => {
    expect(beats.map(({ told }) => told)).toEqual([1, 2, 3, 4]);
    expect(beats[2]?.lines).toEqual([{ id: "beat-reshuffle", params: { cards: 8, rounds: 2 } }]);
    expect(beats[2]?.lasts).toBeGreaterThan(1000);
  });

  it("has all the cards, and the discard pile none, before they are dealt", () => {
    const game = gameOf(beats[2]?.views ?? {});
    expect([game.display, game.discard, game.pass, game.acting]).toEqual([[], [], 2, []]);
    expect(game.unseen).toEqual([...unseen, ...(second.display ?? [])]);
  });
});

describe("a bid for all the cards", () => {
  const news = [
    { kind: "bid", seat: 2, number: 5 },
    { kind: "builds", seat: 2, number: 5 },
  ];
  const over = (bids: TowersGame["bids"], seat = 1): Turn => {
    const [own] = Object.values(views({ ...second, players: 3, start: 2, phase: "building", builder: 2, bids }, 7));
    return turn(news, { after: { [seat]: own } as Views });
  };

  it("says why the bidding is over to those who had no chance", () => {
    const [beat, ...others] = split(over([null, 5, null]));
    expect(beat?.lines).toEqual([{ id: "beat-takes-all", params: { seat: 2, number: 5 } }]);
    expect([beat?.told, others]).toEqual([2, []]);
  });

  it("says nothing to the bidder, who is to build at once, nor after everyone has bid", () => {
    expect(split(over([null, 5, null], 2))[0]?.lines).toBeUndefined();
    expect(split(over(["pass", 5, "pass"]))[0]?.lines).toBeUndefined();
  });
});

describe("other changes", () => {
  it("are one beat, which shows everything", () => {
    const [beat, ...others] = split(turn([{ kind: "bid", seat: 2, number: 3 }]));
    expect([beat?.views, beat?.told, others]).toEqual([views(second, 7, ["bid 1"]), 1, []]);
  });

  it("take their time: a 9 comes by crane", () => {
    const time = (...news: StoryEvent[]): number => split(turn(news))[0]?.lasts ?? 0;
    expect(time(BUILD)).toBeGreaterThan(time({ ...BUILD, card: "s7" }));
    expect(time({ kind: "pass", seat: 1 })).toBeGreaterThan(0);
    expect(time()).toBe(0);
  });

  it("need no state before them: the game has just begun", () => {
    expect(split(turn([BUILD, CLEAR, DEAL], { before: {} }))).toHaveLength(1);
  });
});

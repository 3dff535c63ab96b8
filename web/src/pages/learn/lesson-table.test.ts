import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { gameBeats } from "../../games/beats";
import type { TowersGame } from "../../games/towers/types";
import { isMistake, loadLesson, LESSONS, type Lesson } from "./lesson";
import { LessonTable } from "./lesson-table.svelte";

/** The step before it says what the game is about. */
const FIRST_BID = 1;

async function opened(name = "towers", start = 0): Promise<{ playing: LessonTable; lesson: Lesson; kept: number[] }> {
  const lesson = (await loadLesson(name)) as Lesson;
  const kept: number[] = [];
  return { playing: new LessonTable(lesson, start, (at) => kept.push(at)), lesson, kept };
}

describe("the others' moves", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function watching(): Promise<LessonTable> {
    const lesson = (await loadLesson("towers")) as Lesson;
    return new LessonTable(lesson, FIRST_BID, () => undefined, { split: gameBeats("towers"), time: (lasts) => lasts });
  }

  const bids = ({ view }: LessonTable): unknown => (view.game as TowersGame).bids;

  it("are shown one by one before the next step", async () => {
    const playing = await watching();
    playing.send("bid 3");
    expect(playing.at).toBe(FIRST_BID + 1);
    expect([bids(playing), playing.view.legal]).toEqual([[3, null, null], []]);
    vi.advanceTimersToNextTimer();
    expect([bids(playing), playing.view.legal]).toEqual([[3, "pass", null], []]);
    vi.runAllTimers();
    expect(bids(playing)).toEqual([3, "pass", "pass"]);
    expect(playing.view.legal).toContain("build s14");
  });

  it("come before what the next step says of them", async () => {
    const playing = await watching();
    expect(playing.passing).toBe(false);
    playing.send("bid 3");
    expect(playing.passing).toBe(true);
    vi.runAllTimers();
    expect(playing.passing).toBe(false);
  });

  it.each([
    ["towers", 19], // as in tests/tools/test_lessons.py, which adds up how long a lesson takes
    ["cities", 0],
    ["beginner", 0],
    ["solo", 0],
  ])("take no longer in the lesson %s than its length allows for", async (name, seconds) => {
    const lesson = (await loadLesson(name)) as Lesson;
    const playing = new LessonTable(lesson, 0, () => undefined, { split: gameBeats(lesson.game), time: (lasts) => lasts });
    const begun = Date.now();
    while (!playing.over) {
      playing.go(playing.at + 1);
      vi.runAllTimers();
    }
    expect((Date.now() - begun) / 1000).toBeLessThanOrEqual(seconds);
  });

  it("are hurried by a tap", async () => {
    const playing = await watching();
    playing.send("bid 3");
    playing.touched();
    expect(playing.view.legal).toContain("build s14");
  });

  it("end a round as at a real table, with a line about it", async () => {
    const playing = await watching();
    const lines = new Set<string>();
    while (playing.step.name !== "cleared") {
      if (playing.step.move) playing.send(playing.step.move);
      else playing.go(playing.at + 1);
      do for (const { id } of playing.lines) lines.add(id);
      while (vi.getTimerCount() > 0 && vi.advanceTimersToNextTimer());
    }
    expect([...lines]).toEqual(["beat-takes-for", "beat-starts"]);
  });

  it("are not repeated on the way back", async () => {
    const playing = await watching();
    playing.send("bid 3");
    playing.go(FIRST_BID);
    expect(playing.view.legal).toContain("bid 3");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a lesson", () => {
  it.each(LESSONS)("%s ends after the moves that it asks for", async (name) => {
    const { playing, lesson, kept } = await opened(name);
    for (const { move } of lesson.steps) {
      if (move) playing.send(move);
      else playing.go(playing.at + 1);
    }
    expect(playing.over).toBe(true);
    expect(kept.at(-1)).toBe(lesson.steps.length);
  });

  it("explains another legal move, and stays", async () => {
    const { playing, kept } = await opened("towers", FIRST_BID);
    const before = playing.view.phase;
    playing.send("bid 0");
    expect(playing.answer).toEqual({ reason: "bid-first-low" });
    expect(playing.at).toBe(FIRST_BID);
    expect(playing.view.phase).not.toBe(before); // discards what was planned at the table
    expect(kept).toEqual([]);
  });

  it("forgets the explanation and the mark with the next step", async () => {
    const { playing, lesson } = await opened("towers", FIRST_BID);
    playing.send("bid 0");
    playing.mark();
    expect(playing.hints.map(({ move }) => move)).toEqual([lesson.steps[FIRST_BID]?.move]);
    playing.send("bid 3");
    expect(playing.answer).toBeNull();
    expect(playing.hints).toEqual([]);
    expect(playing.at).toBe(FIRST_BID + 1);
  });

  it("marks the move again after a wrong try, for the table to turn back to it", async () => {
    const { playing, lesson } = await opened("cities", 1);
    const before = playing.hints;
    playing.send(Object.keys(lesson.steps[1]?.tries ?? {})[0] ?? "");
    expect(playing.hints).toEqual(before);
    expect(playing.hints).not.toBe(before);
  });

  it("marks the tiles that are meant after others were picked", async () => {
    const { playing, lesson } = await opened("cities");
    expect(playing.hints).toEqual([]);
    playing.send(Object.keys(lesson.steps[0]?.tries ?? {})[0] ?? "");
    expect(playing.hints.map(({ move }) => move)).toEqual([lesson.steps[0]?.move]);
  });

  it("takes an explanation back when something else is chosen, and keeps what is planned", async () => {
    const { playing } = await opened("towers", FIRST_BID);
    playing.send("bid 0");
    const { phase } = playing.view;
    playing.touched();
    expect(playing.answer).toBeNull();
    expect(playing.view.phase).toBe(phase);
  });

  it("asks again when it marks the move", async () => {
    const { playing } = await opened("towers", FIRST_BID);
    playing.send("bid 0");
    playing.mark();
    expect(playing.answer).toBeNull();
  });

  it("lets a partner propose the move, and explains a refusal", async () => {
    const { playing, lesson } = await opened("cities");
    expect(playing.proposals).toEqual([]);
    const at = lesson.steps.findIndex(({ offer }) => offer);
    playing.go(at);
    expect(playing.proposals.map(({ move }) => move)).toEqual([lesson.steps[at]?.move]);
    playing.refuse("declined");
    expect([playing.answer, playing.at]).toEqual([{ reason: "no" }, at]);
    playing.refuse("other-tile");
    expect([playing.answer, playing.at]).toEqual([{ reason: "other-tile" }, at]);
    playing.refuse("other-spot");
    expect([playing.answer, playing.at]).toEqual([{ reason: "other-spot" }, at]);
    playing.send(playing.proposals[0]?.move ?? "");
    expect([playing.at, playing.proposals]).toEqual([at + 1, []]);
  });

  it("calls only a worse choice a mistake", () => {
    const reasons = ["same", "pick-first-other", "less", "park-other", "no"];
    expect(reasons.filter((reason) => isMistake({ reason }))).toEqual(["less", "park-other", "no"]);
  });

  it("continues where it was left, and copes with a shorter lesson", async () => {
    expect((await opened("towers", 4)).playing.at).toBe(4);
    expect((await opened("towers", 400)).playing.over).toBe(true);
  });

  it("shows only what has happened", async () => {
    const { playing, lesson } = await opened();
    expect(playing.story).toEqual(lesson.story.slice(0, lesson.steps[0]?.told));
  });

  it("accepts only the move that it asks for", async () => {
    const { playing } = await opened("towers", FIRST_BID);
    expect([playing.accepts("bid 3"), playing.accepts("bid 2")]).toEqual([true, false]);
  });

  it("is unknown by any other name", async () => {
    expect(await loadLesson("nonsense")).toBeNull();
  });
});

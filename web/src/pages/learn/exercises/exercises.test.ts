import { beforeEach, describe, expect, it, vi } from "vitest";
import { EXERCISE_GAMES, EXERCISES, loadExercises, pageOf, type ExerciseSet } from "./exercise";
import { ExerciseTable } from "./exercise-table.svelte";
import { keepStars, keptStars, starsAfter, sumOf } from "./stars";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  return () => vi.unstubAllGlobals();
});

async function opened(start = 0): Promise<{ playing: ExerciseTable; set: ExerciseSet; kept: number[][] }> {
  const set = (await loadExercises("towers-exercises")) as ExerciseSet;
  const kept: number[][] = [];
  return { playing: new ExerciseTable(set, start, (at, stars) => kept.push([at, stars])), set, kept };
}

describe("exercises", () => {
  it.each(EXERCISE_GAMES)("of %s are ten, each with something right and something wrong", async (game) => {
    const { exercises } = (await loadExercises(pageOf(game))) as ExerciseSet;
    expect(exercises).toHaveLength(EXERCISES);
    for (const { right, tries, view } of exercises) {
      expect([...Object.keys(right), ...Object.keys(tries)].sort()).toEqual([...view.legal].sort());
      expect(Object.keys(right).length * Object.keys(tries).length).toBeGreaterThan(0);
    }
  });

  it("have a table of their own in another mode", async () => {
    const set = (await loadExercises("cities-exercises")) as ExerciseSet;
    const modes = set.exercises.map((_, at) => new ExerciseTable(set, at, () => {}).table.settings.options.mode);
    expect(modes).toEqual(set.exercises.map(({ view }) => "mode" in view.game && view.game.mode));
    expect(new Set(modes)).toEqual(new Set(["ring", "expert", "beginner"]));
  });

  it("are loaded by their page only", async () => {
    expect(await loadExercises("towers")).toBeNull();
    expect(await loadExercises("moon-exercises")).toBeNull();
  });

  it("give three stars at once, two for the second try, then one", async () => {
    expect([0, 1, 2, 3, 9].map(starsAfter)).toEqual([3, 2, 1, 1, 1]);
    const { playing, kept } = await opened();
    playing.send("bid 3");
    playing.go(3);
    playing.send("bid 5");
    playing.send("bid 4");
    expect(kept).toEqual([
      [0, 3],
      [3, 2],
    ]);
  });

  it("explain a wrong try, and discard what was planned at the table", async () => {
    const { playing, kept } = await opened();
    const before = playing.view.phase;
    playing.send("bid 1");
    expect(playing.answer).toEqual({ reason: "too-few", params: { number: 1 } });
    expect(playing.solved).toBeNull();
    expect(playing.view.phase).not.toBe(before);
    expect(kept).toEqual([]);
  });

  it("show the table after the right move, and take no other", async () => {
    const { playing, set, kept } = await opened();
    playing.send("bid 3");
    expect(playing.view.game).toEqual(set.exercises[0]?.right["bid 3"]?.after.game);
    playing.send("bid 1");
    expect(playing.answer?.reason).toBe("largest");
    expect(kept).toHaveLength(1);
  });

  it("offer to show the answer after two wrong tries, for one star", async () => {
    const { playing, kept } = await opened();
    expect(playing.isFirstMistake).toBe(false);
    playing.send("bid 1");
    expect([playing.mayMark, playing.isFirstMistake]).toEqual([false, true]);
    playing.send("bid 2");
    expect([playing.mayMark, playing.isFirstMistake]).toEqual([true, false]);
    expect(playing.hints).toEqual([]);
    playing.mark();
    expect(playing.hints.map(({ move }) => move)).toEqual(["bid 3"]);
    playing.send("bid 3");
    expect(kept).toEqual([[0, 1]]);
    playing.go(1);
    expect([playing.stars, playing.marked, playing.answer]).toEqual([3, false, null]);
  });
});

describe("stars", () => {
  it("are kept, and the most count", () => {
    keepStars("towers", 2, 2);
    keepStars("towers", 2, 1);
    keepStars("cities", 0, 3);
    expect(keptStars("towers")[2]).toBe(2);
    expect(sumOf(keptStars("towers"))).toBe(2);
    expect(keptStars("cities")[0]).toBe(3);
  });

  it("are none where something else is stored", () => {
    stored.set("drafting-table-exercises", '{"towers":[9,"x",-1],"cities":7}');
    expect(sumOf(keptStars("towers")) + sumOf(keptStars("cities"))).toBe(0);
  });
});

import { beforeAll, describe, expect, it, vi } from "vitest";
import type { RunningGame } from "../device/running-games.svelte";

vi.stubGlobal("document", { documentElement: {} });

const { need, speak } = await import("./i18n.svelte");
const { isSolo, progressOf, titleOf } = await import("./running-game");

beforeAll(async () => {
  await speak("en");
  await need("shell");
});

const seat = (nickname: string, kind: "player" | "bot" | "automa" = "bot") => ({ kind, nickname, level: null });
const towers = (waiting_for: number[], seats = [2]): RunningGame => ({
  id: "a",
  game: "towers",
  mode: null,
  seats: [seat("Lotta"), seat("Anna", "player"), seat("Tobi")],
  progress: { seats, round: 9, waiting_for },
});

describe("a running game", () => {
  it("is named by its opponents", () => {
    expect(titleOf(towers([2]))).toBe("5 Towers with Lotta and Tobi");
  });

  it("names everybody at a shared device", () => {
    expect(titleOf(towers([2], [1, 2, 3]))).toBe("5 Towers with Lotta, Anna, and Tobi");
  });

  it("names no Automas", () => {
    const solo = { ...towers([1]), game: "cities" as const, seats: [seat("Anna", "player"), seat("A", "automa"), seat("B", "automa")] };
    expect([titleOf(solo), isSolo(solo), isSolo(towers([2]))]).toEqual(["Between Two Cities, solo", true, false]);
  });

  it.each([
    [[2], "Round 9 · Your turn"],
    [[1, 2], "Round 9 · Your turn"],
    [[3], "Round 9 · Waiting for Tobi"],
    [[1, 3], "Round 9 · Waiting for 2 players"],
    [[], "Round 9 · in progress"],
  ])("says whose turn it is (%s)", (waiting, said) => {
    expect(progressOf(towers(waiting))).toBe(said);
  });
});

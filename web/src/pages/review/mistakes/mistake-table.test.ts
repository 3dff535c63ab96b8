import { beforeEach, describe, expect, it, vi } from "vitest";
import type { SeatView, Table } from "$lib/types";
import { decision } from "../../../review/sample.testing";
import type { Film } from "../../replay/steps";

const get = vi.hoisted(() => vi.fn());
const post = vi.hoisted(() => vi.fn());
vi.mock("$lib/server/api", () => ({ get, post, ApiError: class extends Error {} }));

const { MistakeTable } = await import("./mistake-table.svelte");

const FILM: Film = { steps: [0, 1, 2, 3].map((length) => ({ views: {}, length })), story: [] };
const VIEW = { game: {}, phase: 7, legal: ["bid 4"], undo: 1, help: {} } as unknown as SeatView;
const MISTAKES = [decision(1, 2, "mistake", 0.1), decision(3, 2, "blunder", 0.2)];

async function opened(): Promise<InstanceType<typeof MistakeTable>> {
  const playing = new MistakeTable({ id: "x", seats: [] } as unknown as Table, 2, FILM, MISTAKES);
  await vi.waitFor(() => expect(playing.ready).toBe(true));
  return playing;
}

const judged = (accepted: boolean): object => ({ ...decision(1, 2, accepted ? "good" : "mistake", accepted ? 0.02 : 0.09), accepted });

async function tried(playing: InstanceType<typeof MistakeTable>, move: string): Promise<void> {
  playing.send(move);
  await vi.waitFor(() => expect(playing.judging).toBe(false));
}

describe("learning from one's mistakes", () => {
  beforeEach(() => {
    get.mockReset().mockResolvedValue({ step: 1, seat: 2, view: VIEW });
    post.mockReset();
  });

  it("sets up the real position, without anything to take back", async () => {
    const playing = await opened();
    expect(get).toHaveBeenCalledWith("/tables/x/position?step=1");
    expect(playing.view).toMatchObject({ legal: ["bid 4"], undo: 0 });
    expect(playing.table).toMatchObject({ state: "running", waiting_for: [2] });
  });

  it("has every try judged, and accepts a good one", async () => {
    const playing = await opened();
    const { phase } = playing.view;
    post.mockResolvedValueOnce(judged(false));
    await tried(playing, "bid 4");
    expect(post).toHaveBeenCalledWith("/tables/x/judge", { step: 1, move: "bid 4" });
    expect(playing.solved).toBe(false);
    expect(playing.view.phase).toBeGreaterThan(phase);
    post.mockResolvedValueOnce(judged(true));
    await tried(playing, "bid 5");
    expect(playing.solved).toBe(true);
    expect(playing.closed).toBe(true);
    expect(playing.endings).toEqual(["late", "open"]);
  });

  it("does not ask about the move of the game", async () => {
    const playing = await opened();
    await tried(playing, "bid 3");
    expect(post).not.toHaveBeenCalled();
    expect(playing.last).toEqual({ kind: "same" });
  });

  it("marks the better move for whoever asks, and remembers that", async () => {
    const playing = await opened();
    playing.mark();
    expect(playing.hints).toMatchObject([{ move: "bid 5" }]);
    post.mockResolvedValueOnce(judged(true));
    await tried(playing, "bid 5");
    expect(playing.endings).toEqual(["shown", "open"]);
  });

  it("goes on to the next, and to the end", async () => {
    const playing = await opened();
    post.mockResolvedValueOnce(judged(true));
    await tried(playing, "bid 5");
    playing.go(1);
    expect(playing.last).toBeNull();
    await vi.waitFor(() => expect(playing.ready).toBe(true));
    expect(get).toHaveBeenLastCalledWith("/tables/x/position?step=3");
    playing.go(2);
    expect(playing.over).toBe(true);
    expect(playing.endings).toEqual(["found", "open"]);
  });
});

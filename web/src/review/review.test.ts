import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Part } from "./parts";
import { decision, HEAD, point, SUMMARY } from "./sample.testing";

const openStream = vi.hoisted(() => vi.fn());
const get = vi.hoisted(() => vi.fn());
vi.mock("$lib/server/api", () => ({
  openStream,
  get,
  ApiError: class extends Error {
    constructor(
      readonly refusal: object,
      readonly status: number,
    ) {
      super();
    }
  },
}));

const { ApiError } = await import("$lib/server/api");
const { Review, reviewOf } = await import("./review.svelte");

const CURVE: Part = { part: "chances", points: [point(0, 0, [0.5, 0.5])] };
const BUSY = { code: "server-busy", rule: "", params: {} };
const answer = (...parts: Part[]): Response => new Response(parts.map((part) => JSON.stringify(part) + "\n").join(""));

describe("a review from a server", () => {
  beforeEach(() => {
    openStream.mockReset();
    get.mockReset();
  });

  it("is whole with its summary", async () => {
    openStream.mockResolvedValue(answer({ part: "waiting", ahead: 2 }, HEAD, CURVE, decision(0, 1, "best"), SUMMARY));
    const review = new Review("x");
    await review.load();
    expect(review.state).toBe("whole");
    expect(review.ahead).toBe(0);
    expect(review.known.head).toEqual(HEAD);
    expect(openStream).toHaveBeenCalledWith("/tables/x/review?depth=usual");
  });

  it("that was cut off keeps what has come, and can be asked for again", async () => {
    openStream.mockResolvedValueOnce(answer(HEAD, CURVE));
    const review = new Review("x");
    await review.load();
    expect(review.state).toBe("failed");
    expect(review.problem).toBeNull();
    expect(review.known.points).toHaveLength(1);
    openStream.mockResolvedValueOnce(answer(HEAD, CURVE, SUMMARY));
    review.want();
    await vi.waitFor(() => expect(review.state).toBe("whole"));
  });

  it("says why it could not be finished, or not begun", async () => {
    openStream.mockResolvedValueOnce(answer(HEAD, { part: "failed", error: BUSY }));
    const review = new Review("x");
    await review.load();
    expect([review.state, review.problem]).toEqual(["failed", BUSY]);
    openStream.mockRejectedValueOnce(new ApiError(BUSY, 503));
    await review.load();
    expect([review.state, review.problem]).toEqual(["failed", BUSY]);
  });

  it("survives a line that was cut in two", async () => {
    openStream.mockResolvedValue(new Response(`${JSON.stringify(HEAD)}\n{"part":"cha`));
    const review = new Review("x");
    await review.load();
    expect(review.state).toBe("failed");
    expect(review.known.head).toEqual(HEAD);
  });

  it("that nobody waits for any more changes nothing", async () => {
    openStream.mockResolvedValue(answer(HEAD, SUMMARY));
    const review = new Review("x");
    const loading = review.load();
    review.stop();
    await loading;
    expect(review.state).toBe("idle");
    expect(review.known.summary).toBeNull();
  });

  it("is kept while the reader goes to its exercises and back", () => {
    expect(reviewOf("a")).toBe(reviewOf("a"));
    expect(reviewOf("b")).not.toBe(reviewOf("a"));
  });
});

describe("a review on this device", () => {
  it("is asked for in portions", async () => {
    get.mockResolvedValueOnce({ parts: [HEAD, CURVE], done: false }).mockResolvedValueOnce({ parts: [SUMMARY], done: true });
    const review = new Review("local-x");
    await review.load();
    expect(review.state).toBe("whole");
    expect(get.mock.calls.map(([path]) => path as string)).toEqual([
      "/tables/local-x/review?depth=quick&after=0",
      "/tables/local-x/review?depth=quick&after=2",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import type { BidLimit } from "../types";
import { NO_PREVIEW, previewOf } from "./preview";

const limit: BidLimit = { largest: 4, raze: null, builds: ["c12", "c7", "h3", "s0"], blocked: [] };

describe("the floors that a bid would add", () => {
  it("takes as many cards as the bid, in building order", () => {
    expect(previewOf(3, limit)).toEqual({ floors: { c: [12, 7], h: [3] }, razed: null });
  });

  it("never shows more than can be built", () => {
    expect(previewOf(5, limit).floors).toEqual({ c: [12, 7], h: [3], s: [0] });
  });

  it("razes only for a bid that needs it", () => {
    const razing: BidLimit = { ...limit, raze: "c" };
    expect(previewOf(2, razing)).toEqual({ floors: { h: [3], s: [0] }, razed: null });
    expect(previewOf(3, razing)).toEqual({ floors: { c: [12, 7], h: [3] }, razed: "c" });
  });

  it("shows nothing where the limit is unknown", () => {
    expect(previewOf(3, undefined)).toBe(NO_PREVIEW);
  });
});

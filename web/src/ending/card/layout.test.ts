import { describe, expect, it } from "vitest";
import { fitted } from "./layout";

describe("a text on the card", () => {
  it("keeps its size if there is room", () => {
    expect(fitted("Anna", 260, 26)).toEqual({ text: "Anna", size: 26 });
  });

  it("shrinks to fit", () => {
    const { text, size } = fitted("Annamária Magdolna B.", 260, 26);
    expect(text).toBe("Annamária Magdolna B.");
    expect(size).toBeLessThan(26);
    expect(size * 0.6 * text.length).toBeLessThanOrEqual(260);
  });

  it("is shortened rather than unreadable", () => {
    const { text, size } = fitted("W".repeat(60), 260, 26);
    expect(text.endsWith("…")).toBe(true);
    expect(size).toBeCloseTo(16.12);
    expect(size * 0.6 * text.length).toBeLessThanOrEqual(260);
  });
});

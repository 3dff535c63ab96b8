import { describe, expect, it } from "vitest";
import { aimedAt, firstHalf, hangsAt, type Target } from "./holding";

const at = (move: string, x: number, y: number): Target => ({ move, x, y, size: 80 });

describe("a held tile", () => {
  it("hangs at the mouse, and above a finger", () => {
    expect(hangsAt({ x: 10, y: 200 }, 80, false)).toEqual({ x: 10, y: 200 });
    expect(hangsAt({ x: 10, y: 200 }, 80, true)).toEqual({ x: 10, y: 128 });
  });

  it("is placed by its upper or left half", () => {
    const middle = { x: 100, y: 100 };
    expect(firstHalf(middle, "single", 80)).toEqual(middle);
    expect(firstHalf(middle, "horizontal", 80)).toEqual({ x: 60, y: 100 });
    expect(firstHalf(middle, "vertical", 80)).toEqual({ x: 100, y: 60 });
  });

  it("means the nearest place", () => {
    const targets = [at("left", 100, 100), at("right", 180, 100)];
    expect(aimedAt({ x: 110, y: 120 }, targets)).toBe("left");
    expect(aimedAt({ x: 145, y: 100 }, targets)).toBe("right");
  });

  it("means none where none is near", () => {
    expect(aimedAt({ x: 100, y: 170 }, [at("above", 100, 100)])).toBeNull();
    expect(aimedAt({ x: 100, y: 100 }, [])).toBeNull();
  });
});

import { describe, expect, it } from "vitest";
import { faceOf } from "./face";
import { BEARDS, FRINGES, HATS, type Shape } from "./parts";

const NAMES = ["Greta", "Bruno", "Vitruvia", "Teodor", "Ottoline", "Cornelius", "Beatrix", "Pina", "Tobi", "Miko", "Arvid", "Oskar"];
const has = (shapes: Shape[], part: readonly Shape[]): boolean => part.every((shape) => shapes.includes(shape));

describe("a face", () => {
  it("belongs to a name", () => {
    expect(faceOf("Greta")).toEqual(faceOf("Greta"));
    const drawn = NAMES.map((name) => JSON.stringify(faceOf(name)));
    expect(new Set(drawn).size).toBe(NAMES.length);
  });

  it("has hair, and sometimes a hat; women have no beard", () => {
    const faces = NAMES.map((name) => faceOf(name).shapes);
    expect(faces.every((shapes) => FRINGES.some((part) => has(shapes, part)))).toBe(true);
    expect(faces.some((shapes) => HATS.some((part) => has(shapes, part)))).toBe(true);
    for (const name of ["Greta", "Ottoline", "Beatrix"]) {
      expect(BEARDS.some((part) => has(faceOf(name).shapes, part))).toBe(false);
    }
  });
});

/** Which portrait a bot has: put together from parts by its name, so it is the same on every screen. */
import {
  BACKS,
  BALD,
  BEARDS,
  COAT,
  COATS,
  FEATURES,
  FRINGES,
  GLASSES,
  HAIRS,
  HATS,
  HEADS,
  MOUTHS,
  SKINS,
  THINGS,
  WASHES,
  type Shape,
} from "./parts";

export interface Face {
  skin: string;
  hair: string;
  coat: string;
  wash: string;
  /** From the back to the front. */
  shapes: Shape[];
}

/** FNV-1a, mixed once more, because similar texts must differ in their last bits too. */
export function hashed(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** How the names of women among our bots end. */
const WOMEN = /(a|e|ix)$/;

export function faceOf(name: string): Face {
  const pick = <T>(part: string, from: readonly T[]): T => from[hashed(`${name} ${part}`) % from.length] as T;
  /** Some of the parts are often left out. */
  const maybe = (part: string, from: readonly (readonly Shape[])[], none: number): readonly Shape[] =>
    pick(part, [...from, ...Array.from({ length: none }, () => [])]);
  const fringe = pick("fringe", FRINGES);
  return {
    skin: pick("skin", SKINS),
    hair: pick("colour", HAIRS),
    coat: pick("coat", COATS),
    wash: pick("wash", WASHES),
    shapes: [
      ...(fringe === BALD ? [] : pick("back", BACKS)),
      COAT,
      ...pick("head", HEADS),
      ...(WOMEN.test(name) ? [] : maybe("beard", BEARDS, 2)),
      FEATURES,
      ...pick("mouth", MOUTHS),
      ...fringe,
      ...maybe("hat", HATS, 3),
      ...maybe("glasses", GLASSES, 2),
      ...maybe("thing", THINGS, 1),
    ],
  };
}

import { describe, expect, it } from "vitest";
import { addressIn } from "./invitation";

describe("addressIn", () => {
  it.each([
    ["https://example.org/t/AbC-_1234567890abcdefg", "/t/AbC-_1234567890abcdefg"],
    ["  localhost:8000/j/k7p2qx ", "/j/k7p2qx"],
    ["k7p 2qx", "/j/K7P2QX"],
    ["K7P-2QX", "/j/K7P2QX"],
    ["AbCdEfGhIjKlMnOpQrStUv", "/t/AbCdEfGhIjKlMnOpQrStUv"],
    ["hello there", null],
    ["", null],
  ])("%s", (text, address) => {
    expect(addressIn(text)).toBe(address);
  });
});

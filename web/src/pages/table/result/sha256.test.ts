import { describe, expect, it } from "vitest";
import { toHex } from "./dealing";
import { sha256 } from "./sha256";

/** As Python's hashlib gives them. */
const VECTORS: [text: string, digest: string][] = [
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["árvíztűrő tükörfúrógép", "8f78453bcd88cb902c86638bafa48432fcbc262ede1eeacc2b623e14b1ea0a92"],
  ["a".repeat(1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
];

describe("our own SHA-256", () => {
  it.each(VECTORS)("gives what Python gives for %j", (text, digest) => {
    expect(toHex(sha256(new TextEncoder().encode(text)))).toBe(digest);
  });

  it("agrees with the platform's at every length around the ends of blocks", async () => {
    for (let length = 0; length <= 200; length += 1) {
      const bytes = Uint8Array.from({ length }, (_, at) => (at * 73 + length * 29) % 256);
      const expected = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
      expect(toHex(sha256(bytes)), `${length} bytes`).toBe(toHex(expected));
    }
  });

  it("reads a part of a larger buffer as that part", () => {
    const whole = new TextEncoder().encode("xabcx");
    expect(toHex(sha256(whole.subarray(1, 4)))).toBe(VECTORS[1]?.[1]);
  });
});

/** Derives the seating, the start player and every deal from the published values (docs/fair-deals.md). */
import { sha256 } from "@noble/hashes/sha2.js";
import { bigEndian, joined, utf8, withLength } from "./bytes";

const LABELS = { 1: "drafting-table deal 1\n", 2: "drafting-table deal 2\n" };

/** What everything random follows from, in order. Seating and start append their own word. */
export interface Material {
  version: 1 | 2;
  parts: readonly Uint8Array[];
}

/** Version 1: the secret, then the players' numbers. */
export function materialOf1(secret: Uint8Array, nonces: readonly Uint8Array[]): Material {
  return { version: 1, parts: [secret, ...nonces] };
}

/** What one person adds: nothing without a commitment. */
export interface Share {
  commitment: Uint8Array | null;
  /** Null if it was not revealed: its commitment then takes its place. */
  nonce: Uint8Array | null;
}

/** Version 2: the terms, the secret, then each player's commitment and value. */
export function materialOf2(terms: string, secret: Uint8Array, shares: readonly Share[]): Material {
  const none = new Uint8Array();
  const values = shares.flatMap(({ commitment, nonce }) => [commitment ?? none, nonce ?? commitment ?? none]);
  return { version: 2, parts: [utf8(terms), secret, ...values] };
}

export function keyOf({ version, parts }: Material): Uint8Array {
  return sha256(joined(utf8(LABELS[version]), ...parts.map(withLength)));
}

/** The old seats, from 1, in their new order. */
export function drawnOrder(material: Material, seats: number): number[] {
  const places = Array.from({ length: seats }, (_, place) => place + 1);
  return dealerFor(material, "seating").draw(places, seats);
}

/** The start player's seat, from 1. */
export function drawnStart(material: Material, players: number): number {
  return dealerFor(material, "start").below(players) + 1;
}

export function dealerFor(material: Material, purpose?: "seating" | "start"): Dealer {
  const parts = purpose ? [...material.parts, utf8(purpose)] : material.parts;
  return new Dealer(keyOf({ ...material, parts }));
}

/** Draws as the server must have: block i = SHA-256(key, i as 8 bytes), four words each. */
export class Dealer {
  #used = 0n;
  #block: DataView | null = null;

  constructor(private readonly key: Uint8Array) {}

  /** Returns fewer when the pool runs out: a forged record may deal more than there is. */
  draw<T>(pool: T[], count: number): T[] {
    const drawn: T[] = [];
    while (drawn.length < count && pool.length > 0) {
      drawn.push(...pool.splice(this.below(pool.length), 1));
    }
    return drawn;
  }

  /** Skips words in the last incomplete range, so every place is equally likely. */
  below(n: number): number {
    const range = 1n << 64n;
    const limit = range - (range % BigInt(n));
    let word = this.word();
    while (word >= limit) word = this.word();
    return Number(word % BigInt(n));
  }

  word(): bigint {
    const place = Number(this.#used % 4n);
    if (place === 0 || !this.#block) {
      const digest = sha256(joined(this.key, bigEndian(this.#used / 4n, 8)));
      this.#block = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
    }
    this.#used += 1n;
    return this.#block.getBigUint64(place * 8);
  }
}

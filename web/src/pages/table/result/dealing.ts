/** Derives the deal again from the published values (docs/fair-deals.md). */
import { sha256 } from "./sha256";

const DERIVATION = "drafting-table deal 1\n";

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function fromHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function number(value: bigint, size: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes.slice(8 - size);
}

/** key = SHA-256(derivation, then the secret and each nonce, each preceded by its length as 4 bytes). */
export function dealKey(secret: Uint8Array, nonces: readonly Uint8Array[]): Uint8Array {
  const parts = [secret, ...nonces].flatMap((part) => [number(BigInt(part.length), 4), part]);
  return sha256(joined([new TextEncoder().encode(DERIVATION), ...parts]));
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
      drawn.push(...pool.splice(this.#below(pool.length), 1));
    }
    return drawn;
  }

  /** Skips words in the last incomplete range, so every place is equally likely. */
  #below(n: number): number {
    const range = 1n << 64n;
    const limit = range - (range % BigInt(n));
    let word = this.#word();
    while (word >= limit) word = this.#word();
    return Number(word % BigInt(n));
  }

  #word(): bigint {
    const place = Number(this.#used % 4n);
    if (place === 0 || !this.#block) {
      const digest = sha256(joined([this.key, number(this.#used / 4n, 8)]));
      this.#block = new DataView(digest.buffer);
    }
    this.#used += 1n;
    return this.#block.getBigUint64(place * 8);
  }
}

/** The deal, derived once more from what was published: docs/fair-deals.md, in a few lines. */

const DERIVATION = "drafting-table deal 1\n";

export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes as BufferSource));
}

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

/** key = SHA-256(derivation, then secret and each nonce, each behind its length as 4 bytes). */
export async function dealKey(secret: Uint8Array, nonces: readonly Uint8Array[]): Promise<Uint8Array> {
  const parts = [secret, ...nonces].flatMap((part) => [number(BigInt(part.length), 4), part]);
  return sha256(joined([new TextEncoder().encode(DERIVATION), ...parts]));
}

/** Draws as the server must have drawn: block i = SHA-256(key, i as 8 bytes), four words each. */
export class Dealer {
  #used = 0n;
  #block: DataView | null = null;

  constructor(private readonly key: Uint8Array) {}

  async draw<T>(pool: T[], count: number): Promise<T[]> {
    const drawn: T[] = [];
    for (let taken = 0; taken < count; taken += 1) {
      drawn.push(...pool.splice(await this.#below(pool.length), 1));
    }
    return drawn;
  }

  /** Words in the last incomplete stretch are passed over, so that every place is equally likely. */
  async #below(n: number): Promise<number> {
    const range = 1n << 64n;
    const limit = range - (range % BigInt(n));
    let word = await this.#word();
    while (word >= limit) word = await this.#word();
    return Number(word % BigInt(n));
  }

  async #word(): Promise<bigint> {
    const place = Number(this.#used % 4n);
    if (place === 0 || !this.#block) {
      const digest = await sha256(joined([this.key, number(this.#used / 4n, 8)]));
      this.#block = new DataView(digest.buffer);
    }
    this.#used += 1n;
    return this.#block.getBigUint64(place * 8);
  }
}

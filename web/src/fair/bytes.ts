/** Bytes as the derivation joins them (docs/fair-deals.md). */
const HEX = /^(?:[0-9a-f]{2})+$/i;

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Null for anything else: a record may come from anywhere. */
export function fromHex(text: unknown): Uint8Array | null {
  if (typeof text !== "string" || !HEX.test(text)) return null;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The length as 4 bytes, then the bytes. */
export function withLength(part: Uint8Array): Uint8Array {
  return joined(bigEndian(BigInt(part.length), 4), part);
}

export function bigEndian(value: bigint, size: 4 | 8): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, value);
  return bytes.slice(8 - size);
}

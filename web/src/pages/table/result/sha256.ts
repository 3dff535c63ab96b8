/** SHA-256 (FIPS 180-4). Browsers provide it only over https, and a club may host over plain http. */

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;
const ROUNDS = 64;

const PRIMES = firstPrimes(ROUNDS);
/** The first 32 bits of the fractional parts of the primes' roots: cube roots, and 8 square roots. */
const CONSTANTS = Uint32Array.from(PRIMES, (prime) => fractionBits(Math.cbrt(prime)));
const INITIAL = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionBits(Math.sqrt(prime)));

export function sha256(bytes: Uint8Array): Uint8Array {
  const message = padded(bytes);
  const state = INITIAL.slice();
  for (let at = 0; at < message.byteLength; at += BLOCK_BYTES) {
    compress(state, new DataView(message.buffer, at, BLOCK_BYTES));
  }
  const digest = new DataView(new ArrayBuffer(state.byteLength));
  state.forEach((word, place) => digest.setUint32(place * 4, word));
  return new Uint8Array(digest.buffer);
}

/** A one bit, zeros up to a whole block, and the length in bits. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const blocks = Math.ceil((bytes.length + 1 + LENGTH_BYTES) / BLOCK_BYTES);
  const message = new Uint8Array(blocks * BLOCK_BYTES);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setBigUint64(message.length - LENGTH_BYTES, BigInt(bytes.length) * 8n);
  return message;
}

function compress(state: Uint32Array, block: DataView): void {
  const words = schedule(block);
  let [a, b, c, d, e, f, g, h] = state as unknown as EightWords;
  for (let round = 0; round < ROUNDS; round += 1) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const first = h + sigma(e, 6, 11, 25) + choice + word(CONSTANTS, round) + word(words, round);
    const second = sigma(a, 2, 13, 22) + majority;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, place) => (state[place] = word(state, place) + value));
}

type EightWords = [number, number, number, number, number, number, number, number];

function schedule(block: DataView): Uint32Array {
  const words = new Uint32Array(ROUNDS);
  for (let at = 0; at < 16; at += 1) words[at] = block.getUint32(at * 4);
  for (let at = 16; at < ROUNDS; at += 1) {
    const early = word(words, at - 15);
    const late = word(words, at - 2);
    const earlySum = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const lateSum = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[at] = word(words, at - 16) + earlySum + word(words, at - 7) + lateSum;
  }
  return words;
}

function sigma(value: number, one: number, two: number, three: number): number {
  return rotated(value, one) ^ rotated(value, two) ^ rotated(value, three);
}

function rotated(value: number, bits: number): number {
  return (value >>> bits) | (value << (32 - bits));
}

/** Never undefined: all indices above are within the array. */
function word(words: Uint32Array, place: number): number {
  return words[place] as number;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let candidate = 2; primes.length < count; candidate += 1) {
    if (primes.every((prime) => candidate % prime !== 0)) primes.push(candidate);
  }
  return primes;
}

/** Rounding is safe: no root times 2^32 is within 0.02 of an integer, and a double's error is 2^-17. */
function fractionBits(root: number): number {
  return Math.floor((root - Math.floor(root)) * 2 ** 32);
}

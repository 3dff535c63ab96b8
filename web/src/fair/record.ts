/** Reads what a record says about its deal. It may come from anywhere, so nothing in it is trusted. */
import type { Options } from "$lib/types";
import { fromHex } from "./bytes";

export interface ReadRecord {
  game: string;
  seats: number;
  start: number | null;
  rules: number;
  options: Options;
  /** Moves and deals, in order. */
  lines: string[];
  proof: Proof | null;
  /** Whether it is the deal of an earlier game, which somebody may have known. */
  dealtBefore: boolean;
}

interface Common {
  commitment: string;
  secret: Uint8Array;
  drawnOrder: number[] | null;
  drawnStart: boolean;
}

export interface Proof1 extends Common {
  version: 1;
  nonces: Uint8Array[];
}

export interface Proof2 extends Common {
  version: 2;
  /** One per person, in seat order before seats were drawn; null for those who added nothing. */
  commitments: (string | null)[];
  /** Null: not revealed, or nothing added. */
  nonces: (string | null)[];
  terms: string;
}

export type Proof = Proof1 | Proof2;

/** Thrown when a record names a proof that cannot be read. */
export class BadProof extends Error {
  constructor(readonly header: string) {
    super(header);
  }
}

export function readRecord(text: string): ReadRecord {
  const headers = headersOf(text);
  const [, body = ""] = text.split(/^---$/m);
  const seats = listed(headers, "seats", () => true);
  const start = Number(headers.get("start"));
  return {
    game: headers.get("game") ?? "",
    seats: seats?.length ?? 0,
    start: Number.isInteger(start) && start > 0 ? start : null,
    rules: Number(headers.get("rules")),
    options: optionsOf(headers),
    lines: body.split(/\r?\n/).filter((line) => line !== ""),
    proof: proofOf(headers),
    dealtBefore: headers.has("dealt-before"),
  };
}

function optionsOf(headers: Map<string, string>): Options {
  const found = parsed(headers.get("options") ?? "{}");
  if (typeof found !== "object" || found === null) throw new BadProof("options");
  return found as Options;
}

/** Null without a commitment, or before the secret was shown: such a record claims nothing. */
function proofOf(headers: Map<string, string>): Proof | null {
  const commitment = headers.get("commitment")?.toLowerCase();
  if (!headers.has("secret")) return null;
  if (!commitment) throw new BadProof("commitment");
  const secret = fromHex(headers.get("secret"));
  if (!secret) throw new BadProof("secret");
  const drawnOrder = listed(headers, "drawn-order", isNumber) as number[] | null;
  const common = { commitment, secret, drawnOrder, drawnStart: headers.has("drawn-start") };
  const version = headers.get("fairness");
  if (version === undefined || version === "1") return { ...common, version: 1, nonces: oldNonces(headers) };
  if (version !== "2") throw new BadProof("fairness");
  return { ...common, version: 2, ...partsOf2(headers) };
}

function oldNonces(headers: Map<string, string>): Uint8Array[] {
  return required(headers, "nonces", isHex).map((nonce) => fromHex(nonce) as Uint8Array);
}

function partsOf2(headers: Map<string, string>): Pick<Proof2, "commitments" | "nonces" | "terms"> {
  const commitments = required(headers, "commitments", isNumberOfSeat) as (string | null)[];
  const nonces = required(headers, "nonces", isNumberOfSeat) as (string | null)[];
  const terms = headers.get("terms");
  if (nonces.length !== commitments.length) throw new BadProof("nonces");
  if (terms === undefined) throw new BadProof("terms");
  return { commitments, nonces, terms };
}

function headersOf(text: string): Map<string, string> {
  const [head = ""] = text.split(/^---$/m);
  const headers = new Map<string, string>();
  for (const line of head.split(/\r?\n/)) {
    const [key = ""] = line.split(": ", 1);
    if (key && headers.has(key)) throw new BadProof(key);
    if (key) headers.set(key, line.slice(line.indexOf(": ") + 2));
  }
  return headers;
}

function required(headers: Map<string, string>, key: string, fits: (value: unknown) => boolean): unknown[] {
  const found = listed(headers, key, fits);
  if (!found) throw new BadProof(key);
  return found;
}

function listed(headers: Map<string, string>, key: string, fits: (value: unknown) => boolean): unknown[] | null {
  if (!headers.has(key)) return null;
  const found = parsed(headers.get(key));
  if (!Array.isArray(found) || !found.every(fits)) throw new BadProof(key);
  return found;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function isNumber(value: unknown): boolean {
  return Number.isInteger(value);
}

function isHex(value: unknown): boolean {
  return fromHex(value) !== null;
}

/** 32 bytes, or null for a seat without. */
function isNumberOfSeat(value: unknown): boolean {
  return value === null || fromHex(value)?.length === 32;
}

import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Options } from "$lib/types";
import { fromHex, joined, toHex, utf8 } from "./bytes";
import { commitmentOf, commitTo } from "./commitments";
import { redeal, type Redealt } from "./deals";
import { dealerFor, drawnOrder, drawnStart, keyOf, materialOf1, materialOf2, type Material } from "./derivation";
import { readTerms, type Terms } from "./terms";

const PAGE = readFileSync(resolve(import.meta.dirname, "../../../docs/fair-deals.md"), "utf-8");
const bytes = (text: string): Uint8Array => fromHex(text) as Uint8Array;

interface Vectors {
  secret: string;
  nonces: string[];
  commitment: string;
  key: string;
  words: string[];
  order: Record<string, number[]>;
  start: Record<string, number>;
  "towers, 3 players": string[];
  "cities, 3 players": string[];
  "cities, expert mode": string[];
}

function vectors<T>(name: string): T {
  const found = new RegExp(`\`\`\`json ${name}\\n([^\`]*)\`\`\``).exec(PAGE);
  return JSON.parse(found?.[1] ?? "") as T;
}

function sameNumbers(material: Material, expected: Pick<Vectors, "key" | "words" | "order" | "start">): void {
  const dealer = dealerFor(material);
  expect(toHex(keyOf(material))).toBe(expected.key);
  expect(expected.words.map(() => dealer.word().toString(16).padStart(16, "0"))).toEqual(expected.words);
  for (const [seats, order] of Object.entries(expected.order)) expect(drawnOrder(material, Number(seats))).toEqual(order);
  for (const [players, start] of Object.entries(expected.start)) expect(drawnStart(material, Number(players))).toBe(start);
}

function redealt(game: string, seats: number, options: Options, lines: string[], material: Material): Redealt {
  return redeal({ game, seats, options, lines }, dealerFor(material));
}

interface Vectors2 {
  secret: string;
  commitment: string;
  "nonce commitments": Record<string, string>;
  games: {
    terms: string;
    commitments: (string | null)[];
    nonces: (string | null)[];
    key: string;
    words: string[];
    order?: number[];
    start?: number;
    deals: string[];
  }[];
}

describe("the numbers of docs/fair-deals.md", () => {
  it("version 1", () => {
    const first = vectors<Vectors>("vectors");
    expect(commitmentOf(bytes(first.secret))).toBe(first.commitment);
    const material = materialOf1(bytes(first.secret), first.nonces.map(bytes));
    sameNumbers(material, first);
    expect(redealt("towers", 3, {}, first["towers, 3 players"], material)).toMatchObject({ count: 1, wrong: 0 });
    expect(redealt("cities", 3, { mode: "expert" }, first["cities, expert mode"], material)).toMatchObject({ count: 7, wrong: 0 });
    expect(redealt("cities", 3, {}, first["cities, 3 players"], material)).toMatchObject({ count: 3, wrong: 0 });
  });

  const second = vectors<Vectors2>("vectors 2");

  it("version 2: commitments", () => {
    expect(commitmentOf(bytes(second.secret))).toBe(second.commitment);
    for (const [nonce, commit] of Object.entries(second["nonce commitments"])) expect(commitTo(nonce)).toBe(commit);
  });

  it.each(second.games)("version 2: $terms", ({ terms, commitments, nonces, ...expected }) => {
    const shares = commitments.map((commitment, place) => ({ commitment: fromHex(commitment), nonce: fromHex(nonces[place]) }));
    const material = materialOf2(terms, bytes(second.secret), shares);
    const { game, players, options } = readTerms(terms) as Terms;
    sameNumbers(material, { ...expected, order: {}, start: {} });
    if (expected.order) expect(drawnOrder(material, expected.order.length)).toEqual(expected.order);
    if (expected.start) expect(drawnStart(material, players)).toBe(expected.start);
    const { length } = expected.deals;
    expect(redealt(game, players, options, expected.deals, material)).toMatchObject({ count: length, wrong: 0 });
  });
});

it("a commitment is the hash of the label and the number", async () => {
  const nonce = "07".repeat(32);
  const whole = joined(utf8("drafting-table nonce 2\n"), bytes(nonce)) as Uint8Array<ArrayBuffer>;
  const expected = new Uint8Array(await crypto.subtle.digest("SHA-256", whole));
  expect(commitTo(nonce)).toBe(toHex(expected));
  expect(commitTo("no number")).toBe("");
});

it("what is not hexadecimal is not a number", () => {
  expect([fromHex("zz"), fromHex("abc"), fromHex(""), fromHex(7), fromHex(null)]).toEqual([null, null, null, null, null]);
});

/** Checks in the browser whether a finished game was dealt as promised. */
import type { Fairness } from "$lib/server/api";
import { dealPools } from "../../../games/deals";
import { Dealer, dealKey, fromHex, toHex } from "./dealing";
import { sha256 } from "./sha256";

export interface Step {
  id: string;
  params: Record<string, string | number>;
  good: boolean;
}

export interface Verdict {
  fair: boolean;
  steps: Step[];
  /** The commitment that the secret was compared with. */
  promised: string;
  /** Known only from the record itself, because the game was played elsewhere. */
  fromRecord: boolean;
}

/**
 * @param promised the commitment as this server showed it before the first card; null for an imported game
 * @param mine the numbers that this device gave to the deal
 * @returns null when there is nothing to check the deal with
 */
export function checkDeal(facts: Fairness, record: string, promised: string | null, mine: readonly string[] = []): Verdict | null {
  if (promised) return { ...verify(facts, record, promised, mine), promised, fromRecord: false };
  const carried = carriedProof(record);
  if (!carried) return null;
  return { ...verify(carried, record, carried.commitment), promised: carried.commitment, fromRecord: true };
}

/** What a record says about its deal (docs/fair-deals.md). Incomplete data proves nothing. */
function carriedProof(record: string): (Fairness & { commitment: string }) | null {
  const commitment = header(record, "commitment")?.toLowerCase();
  const secret = header(record, "secret");
  const nonces = header(record, "nonces");
  return commitment && secret && nonces ? { commitment, secret, nonces: JSON.parse(nonces) as string[] } : null;
}

function verify(facts: Fairness, record: string, promised: string, mine: readonly string[] = []): Pick<Verdict, "fair" | "steps"> {
  const secret = fromHex(facts.secret ?? "");
  const kept = secret.length > 0 && toHex(sha256(secret)) === promised;
  const steps: Step[] = [{ id: "fairness-secret", params: {}, good: kept }];
  const nonces = facts.nonces.map(fromHex);
  steps.push({ id: "fairness-nonces", params: { count: nonces.length }, good: true });
  if (mine.length > 0) {
    steps.push({ id: "fairness-mine", params: {}, good: mine.some((nonce) => facts.nonces.includes(nonce)) });
  }
  const dealt = redeal(record, new Dealer(dealKey(secret, nonces)));
  steps.push({ id: "fairness-deals", params: { count: dealt.right, all: dealt.all }, good: dealt.right === dealt.all });
  return { fair: steps.every((step) => step.good), steps };
}

/** How many of the record's deals can be reproduced. */
function redeal(record: string, dealer: Dealer): { right: number; all: number } {
  const { game, players, lines } = readRecord(record);
  const pools = dealPools(game, players);
  let right = 0;
  let all = 0;
  for (const line of lines) {
    const items = dealtItems(line);
    if (!items) {
      pools?.played(line);
      continue;
    }
    all += 1;
    const drawn = dealer.draw(pools?.for(line, items) ?? [], items.length);
    pools?.dealt(drawn);
    if (drawn.join(" ") === items.join(" ")) right += 1;
  }
  return { right, all };
}

function readRecord(text: string): { game: string; players: number; lines: string[] } {
  const [, body = ""] = text.split(/^---$/m);
  const seats = JSON.parse(header(text, "seats") ?? "[]") as string[];
  return { game: header(text, "game") ?? "", players: seats.length, lines: body.trim().split("\n") };
}

function header(record: string, key: string): string | undefined {
  const [head = ""] = record.split(/^---$/m);
  return head
    .split("\n")
    .find((line) => line.startsWith(`${key}: `))
    ?.slice(key.length + 2);
}

/** The outcomes of chance: `deal 1 S F`, `deal s7 c12`, `draw S F O`, `random S A`, `card 7`. */
function dealtItems(line: string): string[] | null {
  const [kind, ...rest] = line.split(" ");
  if (kind === "deal") return /^\d+$/.test(rest[0] ?? "") ? rest.slice(1) : rest;
  if (kind === "draw" || kind === "card") return rest;
  return kind === "random" ? rest.slice(0, 1) : null;
}

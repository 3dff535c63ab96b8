import { afterEach, describe, expect, it, vi } from "vitest";
import fixtures from "../../../../fixtures/fair-deals.json";
import { checkDeal } from "./fairness";

const IMPORTED = { commitment: null, secret: null, nonces: [] };

afterEach(() => void vi.unstubAllGlobals());

describe.each(fixtures)("a game dealt from a known secret (%#)", ({ secret, nonces, commitment, record }) => {
  const facts = { secret, nonces, commitment };

  it("is found fair", () => {
    const verdict = checkDeal(facts, record, commitment);
    expect(verdict?.steps.filter((step) => !step.good)).toEqual([]);
    expect(verdict).toMatchObject({ fair: true, promised: commitment, fromRecord: false });
  });

  it("is found fair over plain http, where browsers offer no hashing", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues });
    expect(checkDeal(facts, record, commitment)?.fair).toBe(true);
  });

  it("is not, when another secret is shown afterwards", () => {
    const verdict = checkDeal({ ...facts, secret: secret.replace(/^../, "ff") }, record, commitment);
    expect(verdict?.steps.map((step) => step.good)).toEqual([false, true, false]);
  });

  it("is not, when the secret is not shown, whatever the record carries", () => {
    const verdict = checkDeal({ ...facts, secret: null }, record, commitment);
    expect(verdict?.fair).toBe(false);
  });

  it("is not, when a nonce was left out", () => {
    const verdict = checkDeal({ ...facts, nonces: nonces.slice(1) }, record, commitment);
    expect(verdict?.steps.map((step) => step.good)).toEqual([true, true, false]);
  });

  it("is not, when the record deals more than there is", () => {
    const [head = "", body = ""] = record.split("\n---\n");
    const [, ...deal] = /^(?:deal(?: \d)?|draw|random) (\S+)/m.exec(body) ?? [];
    const many = `deal ${Array<string>(200)
      .fill(deal[0] ?? "")
      .join(" ")}\n`;
    expect(checkDeal(facts, `${head}\n---\n${many.repeat(2)}${body}`, commitment)?.fair).toBe(false);
  });

  it("shows whether my own number is among those used", () => {
    const found = checkDeal(facts, record, commitment, nonces.slice(0, 1));
    const missed = checkDeal(facts, record, commitment, ["ff".repeat(16)]);
    expect(found?.steps).toContainEqual({ id: "fairness-mine", params: {}, good: true });
    expect([found?.fair, missed?.fair]).toEqual([true, false]);
  });

  it("is checked by what its record carries, once imported elsewhere", () => {
    const good = checkDeal(IMPORTED, record, null);
    const forged = checkDeal(IMPORTED, record.replace(/^nonces: .*$/m, "nonces: []"), null);
    expect(good).toMatchObject({ fair: true, promised: commitment, fromRecord: true });
    expect(forged).toMatchObject({ fair: false, fromRecord: true });
  });

  it("cannot be checked without a proof, which accuses nobody", () => {
    expect(checkDeal(IMPORTED, withoutProof(record), null)).toBeNull();
    const unopened = record.replace(/^secret: .*\n/m, "");
    expect(checkDeal(IMPORTED, unopened, null)).toBeNull();
  });
});

/** The record of a game that was not played on a server. */
function withoutProof(record: string): string {
  return record.replace(/^(commitment|secret|nonces): .*\n/gm, "");
}

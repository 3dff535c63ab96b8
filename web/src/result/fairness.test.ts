import { describe, expect, it } from "vitest";
import fixtures from "../../fixtures/fair-deals.json";
import { verify } from "./fairness";

describe.each(fixtures)("a game dealt from a known secret (%#)", ({ secret, nonces, commitment, record }) => {
  it("is found fair", async () => {
    const verdict = await verify({ secret, nonces, commitment }, record, commitment);
    expect(verdict.steps.filter((step) => !step.good)).toEqual([]);
    expect(verdict.fair).toBe(true);
  });

  it("is not, when another secret is shown afterwards", async () => {
    const other = secret.replace(/^../, "ff");
    const verdict = await verify({ secret: other, nonces, commitment }, record, commitment);
    expect(verdict.steps.map((step) => step.good)).toEqual([false, true, false]);
  });

  it("is not, when a nonce was left out", async () => {
    const verdict = await verify({ secret, nonces: nonces.slice(1), commitment }, record, commitment);
    expect(verdict.steps.map((step) => step.good)).toEqual([true, true, false]);
  });

  it("shows whether my own number is among those used", async () => {
    const facts = { secret, nonces, commitment };
    const found = await verify(facts, record, commitment, nonces.slice(0, 1));
    const missed = await verify(facts, record, commitment, ["00".repeat(16)]);
    expect(found.steps).toContainEqual({ id: "fairness-mine", params: {}, good: true });
    expect([found.fair, missed.fair]).toEqual([true, false]);
  });
});

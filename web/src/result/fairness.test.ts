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
});

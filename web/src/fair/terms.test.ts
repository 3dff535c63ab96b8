import { describe, expect, it } from "vitest";
import { readTerms } from "./terms";

const USUAL = '"game":"towers","options":{"referee":true},"people":[1],"players":3,"rules":1,"seating":[1,2,3],"start":"drawn"}';

describe("the terms of a daily deal", () => {
  it("have its date, which other terms do not have", () => {
    expect(readTerms(`{"daily":"2026-11-19",${USUAL}`)?.daily).toBe("2026-11-19");
    expect(readTerms(`{${USUAL}`)?.daily).toBeUndefined();
  });

  it("are in one form only, or a server could choose among several texts", () => {
    for (const date of ['"2026-11-9"', '"19 November"', '""', "20261119", "null"])
      expect(readTerms(`{"daily":${date},${USUAL}`)).toBeNull();
  });
});

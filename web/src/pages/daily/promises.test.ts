import { beforeEach, describe, expect, it } from "vitest";
import type { DailyDay } from "$lib/models";
import { commitmentOf } from "../../fair/commitments";
import { checkDay } from "./check-day";
import { keepPromises } from "./promises";

const kept = new Map<string, string>();
const SECRET = "00".repeat(32);
const PROMISE = commitmentOf(new Uint8Array(32));

function day(date: string, secret: string | null = null, promise = PROMISE): DailyDay {
  const game = { game: "towers", options: {}, players: 3, level: "journeyman", mine: null } as const;
  return { date, begins: 0, ends: 1, over: 2, games: [{ ...game, commitments: [promise], secrets: secret === null ? null : [secret] }] };
}

beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    value: { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => kept.set(key, text) },
  });
});

describe("the promises of a day", () => {
  it("are good if this device saw them before", () => {
    keepPromises({ today: day("2026-11-18"), tomorrow: day("2026-11-19") });
    expect(checkDay(day("2026-11-19", SECRET))).toBe("good");
  });

  it("fit, but prove little, if it did not", () => {
    expect(checkDay(day("2026-11-19", SECRET))).toBe("unseen");
  });

  it("are broken by another number", () => {
    expect(checkDay(day("2026-11-19", "01".repeat(32)))).toBe("bad");
    expect(checkDay(day("2026-11-19", "not hexadecimal"))).toBe("bad");
    expect(checkDay(day("2026-11-19"))).toBe("bad");
  });

  it("are broken by another fingerprint than the first one seen", () => {
    keepPromises({ today: day("2026-11-18"), tomorrow: day("2026-11-19", null, "ff".repeat(32)) });
    keepPromises({ today: day("2026-11-19"), tomorrow: day("2026-11-20") });
    expect(checkDay(day("2026-11-19", SECRET))).toBe("bad");
  });
});

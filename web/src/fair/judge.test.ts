/** What records prove by themselves, with games dealt by the library. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import fixtures from "../../fixtures/fair-deals.json";
import verdicts from "../../fixtures/verdicts.json";
import { fakeStorage, FakeServer } from "./fake-server.testing";
import { judge, judgeRecord } from "./judge";
import { mineAt, seenAt } from "./pins";
import type { Verdict } from "./verdict";

beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));
afterEach(() => void vi.unstubAllGlobals());

function wrong({ result, points }: Verdict): [string, string[]] {
  return [result, points.filter(({ state }) => state !== "good").map(({ id }) => id)];
}

const stranger = { mine: mineAt("never"), seen: seenAt("never"), seated: false };

describe.each(fixtures.map(({ record }) => record))("a game dealt by the library (%#)", (record) => {
  const version1 = !record.includes("fairness: 2");
  const expected = version1 ? ["unprovable", ["why-version-1"]] : ["proved", []];

  it("follows from its numbers", () => {
    expect(wrong(judgeRecord(record))).toEqual(expected);
  });

  it("is checked over plain http too, where browsers offer no hashing", () => {
    vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
    expect(wrong(judgeRecord(record))).toEqual(expected);
  });

  it("is never proved to somebody who took no part", () => {
    expect(judge(record, stranger).result).toBe("unprovable");
  });

  it("is broken with another secret", () => {
    expect(wrong(judgeRecord(record.replace(/^secret: ../m, "secret: ff")))[1]).toContain("bad-secret");
  });

  it("is broken when a number is left out, or another", () => {
    expect(judgeRecord(record.replace(/^nonces: .*$/m, "nonces: []")).result).toBe("broken");
    expect(judgeRecord(record.replace(/^nonces: \["../m, 'nonces: ["fe')).result).toBe("broken");
  });

  it("is broken when it deals more than there is", () => {
    const [head = "", body = ""] = record.split("\n---\n");
    const [, item = ""] = /^(?:deal(?: \d)?|draw|random) (\S+)/m.exec(body) ?? [];
    const many = `deal ${Array<string>(200).fill(item).join(" ")}\n`;
    expect(judgeRecord(`${head}\n---\n${many.repeat(2)}${body}`).result).toBe("broken");
  });

  it("carries no proof without commitments, which accuses nobody", () => {
    const bare = record.replace(/^(fairness|terms|commitments?|secret|nonces|drawn-\w+): .*\n/gm, "");
    expect(wrong(judgeRecord(bare))).toEqual(["unprovable", ["why-no-proof"]]);
    expect(wrong(judge(bare, stranger))).toEqual(["unprovable", ["why-no-proof"]]);
  });
});

it.each(["secret", "terms", "commitments", "nonces", "drawn-order", "fairness"])("a proof with a broken %s is named", async (header) => {
  const record = await new FakeServer().play();
  const verdict = judgeRecord(record.replace(new RegExp(`^${header}: .*$`, "m"), `${header}: {nonsense`));
  expect(verdict.result).toBe("broken");
});

describe("a record whose headers do not fit each other", () => {
  const sound = fixtures[0]?.record ?? "";

  it.each<[string, RegExp, string, string]>([
    ["another game", /^game: towers$/m, "game: cities", "bad-terms"],
    ["other rules", /^rules: 1$/m, "rules: 2", "bad-terms"],
    ["other options", /^options: .*$/m, 'options: {"referee": false}', "bad-terms"],
    ["fewer seats", /^seats: .*$/m, 'seats: ["Anna", "Péter"]', "bad-terms"],
    ["another start player", /^start: 1$/m, "start: 2", "bad-terms"],
    ["a start player said to be drawn", /^fairness/m, "drawn-start: yes\nfairness", "bad-terms"],
    ["seats said to be drawn", /^fairness/m, "drawn-order: [1, 2, 3]\nfairness", "bad-terms"],
    ["a person too many", /^((?:commitments|nonces): .*)\]$/gm, "$1, null]", "bad-terms"],
    ["a number other than promised", /^nonces: \["00/m, 'nonces: ["ff', "bad-number"],
    ["nobody's number", /^(commitments|nonces): .*$/gm, "$1: [null, null, null]", "why-nobody"],
  ])("is not proved, and says where: %s", (_, header, changed, where) => {
    const { result, points } = judgeRecord(sound.replace(header, changed));
    expect(result).not.toBe("proved");
    expect(points.map(({ id }) => id)).toContain(where);
  });
});

it("a game that was dealt with a proof must have one", async () => {
  const server = new FakeServer();
  const record = await server.play();
  const kept = { mine: mineAt(server.id), seen: seenAt(server.id), seated: true };
  const bare = record.replace(/^(fairness|commitment|secret): .*\n/gm, "");
  expect(wrong(judge(bare, kept))).toEqual(["broken", ["bad-no-proof"]]);
});

/** As `draftingtable verify` names them. */
const RESULTS: Record<string, string> = { proved: "proved", "not-provable": "unprovable", broken: "broken" };

describe("the verdict of the command line", () => {
  it.each(verdicts.map(({ name, verdict, record }) => [name, verdict, record] as const))("%s: %s", (_, verdict, record) => {
    expect(judgeRecord(record).result).toBe(RESULTS[verdict]);
  });

  it("is of all three kinds", () => {
    expect(new Set(verdicts.map(({ verdict }) => verdict))).toEqual(new Set(Object.keys(RESULTS)));
  });
});

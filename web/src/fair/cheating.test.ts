/** Every way a server could cheat, and what players learn of it. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { drawNumber } from "./commitments";
import { fakeStorage, FakeServer, type Cheats, type Company } from "./fake-server.testing";
import { judge, judgeRecord, keptOf } from "./judge";
import type { Seen } from "./pins";
import type { Verdict } from "./verdict";

beforeEach(() => void vi.stubGlobal("localStorage", fakeStorage()));

async function checked(cheats: Cheats, company: Company = {}): Promise<Verdict> {
  const server = new FakeServer(cheats, company);
  const record = await server.play();
  return judge(record, keptOf(server.table()));
}

function ids(verdict: Verdict, state: string): string[] {
  return verdict.points.filter((point) => point.state === state).map(({ id }) => id);
}

it.each<[Company, string[]]>([
  [{}, ["start"]],
  [{ alone: true }, ["start"]],
  [{ game: "cities" }, []],
  [{ game: "cities", alone: true }, []],
])("an honest game is proved, with everything that this device saw: %o", async (company, more) => {
  const verdict = await checked({}, company);
  expect(verdict.result).toBe("proved");
  expect(ids(verdict, "good").sort()).toEqual(["deals", "mine", "people", "secret", "seating", "seen", ...more].sort());
});

describe.each<[string, Cheats, string]>([
  ["another secret", { secret: true }, "bad-secret"],
  ["another secret that fits the record's commitment", { unlike: true }, "bad-commitment"],
  ["the other's number chosen after mine was known", { other: true }, "bad-lock"],
  ["my number dropped, though it was acknowledged", { dropReveal: true }, "bad-dropped"],
  ["a false start player", { start: true }, "bad-start"],
  ["a false seating", { seating: true }, "bad-seating"],
  ["a seating drawn for only one seat", { seatingShort: true }, "bad-seating"],
  ["a deal that does not follow", { deal: true }, "bad-deal"],
  ["a record without some deals that I saw", { cut: true }, "bad-seen"],
  ["a record that claims the first method", { downgrade: true }, "bad-version"],
])("%s", (_, cheats, where) => {
  it.each<[string, Company]>([
    ["with others", {}],
    ["with others, in the other game", { game: "cities" }],
    ["alone", { alone: true }],
    ["alone, in the other game", { alone: true, game: "cities" }],
  ])("is found %s", async (_where, company) => {
    if (company.alone && cheats.other) return; // nobody else has a number
    if (company.game === "cities" && cheats.start) return; // nobody begins
    const verdict = await checked(cheats, company);
    expect(verdict.result).toBe("broken");
    expect(ids(verdict, "bad")).toContain(where);
  });
});

it.each<Company>([{ game: "cities" }, { game: "cities", alone: true }])("swapped hands are found: %o", async (company) => {
  const verdict = await checked({ handsSwapped: true }, company);
  expect([verdict.result, ids(verdict, "bad")]).toEqual(["broken", ["bad-deal"]]);
});

it("a tile that was not in the other's hidden hand is found when it is revealed", async () => {
  const verdict = await checked({ foreignTile: true }, { game: "cities" });
  expect([verdict.result, ids(verdict, "bad")]).toEqual(["broken", ["bad-seen"]]);
});

it("a start player other than the one the table named is found", async () => {
  const verdict = await checked({ began: true });
  expect([verdict.result, ids(verdict, "bad")]).toEqual(["broken", ["bad-start"]]);
});

it("a discarded card that the record shows as built is found: it would be dealt again", async () => {
  const verdict = await checked({ built: true });
  expect([verdict.result, ids(verdict, "bad")]).toEqual(["broken", ["bad-moves"]]);
});

/** Other ways to write the same terms, or to add to them: each would give a different deal. */
const OTHER_TERMS: [string, (terms: string) => string][] = [
  ["another key", (terms) => terms.replace("{", '{"a":715,')],
  ["another option", (terms) => terms.replace('"options":{', '"options":{"a":715').replace('715"', '715,"')],
  ["a space", (terms) => terms.replace(":", ": ")],
  ["another order of keys", (terms) => terms.replace(/^{("game":"\w+"),(.*)}$/, "{$2,$1}")],
  ["other rules", (terms) => terms.replace('"rules":1', '"rules":715')],
  ["the same key twice", (terms) => terms.replace('"rules":1', '"rules":1,"rules":1')],
  ["a number in another form", (terms) => terms.replace('"rules":1', '"rules":1.0')],
];

describe.each(OTHER_TERMS)("terms with %s", (_, terms) => {
  it("are found if my number was sent with the start", async () => {
    const verdict = await checked({ terms }, { alone: true });
    expect([verdict.result, ids(verdict, "bad")]).toEqual(["broken", ["bad-terms"]]);
  });

  it("do not get my number if others play too", async () => {
    const server = new FakeServer({ terms });
    await server.play();
    expect([server.participant.problem, server.nonce]).toEqual(["terms", null]);
  });
});

describe("a start player chosen by the server, as if the game had none", () => {
  const cheats: Cheats = { startChosen: true, terms: (terms) => terms.replace('"start":"drawn"', '"start":null') };

  it("is found if my number was sent with the start", async () => {
    expect(ids(await checked(cheats, { alone: true }), "bad")).toEqual(["bad-terms"]);
  });

  it("does not get my number if others play too", async () => {
    const server = new FakeServer(cheats);
    await server.play();
    expect([server.participant.problem, server.nonce]).toEqual(["terms", null]);
  });

  it("is found in the record alone", async () => {
    expect(ids(judgeRecord(await new FakeServer(cheats).play()), "bad")).toEqual(["bad-terms"]);
  });
});

it("a deal other than the one I saw is found, even if it follows", async () => {
  const server = new FakeServer();
  const record = await server.play();
  const kept = keptOf(server.table());
  const shown = kept.seen.dealt.map((line, place) => (place === 1 ? "deal c0 c1 c2 c3 c4" : line));
  const verdict = judge(record, { ...kept, seen: { ...kept.seen, dealt: shown } });
  expect(ids(verdict, "bad")).toEqual(["bad-seen"]);
});

/** The record agrees with itself, so only this device's memory can object. */
async function remembered(change: (seen: Seen) => Partial<Seen>): Promise<Verdict> {
  const server = new FakeServer();
  const record = await server.play();
  const kept = keptOf(server.table());
  return judge(record, { ...kept, seen: { ...kept.seen, ...change(kept.seen) } });
}

describe.each<[string, (seen: Seen) => Partial<Seen>, string]>([
  ["other terms", ({ lock }) => ({ lock: lock && { ...lock, terms: lock.terms.replace("drawn", "given") } }), "bad-terms"],
  ["another start player", ({ start }) => ({ start: 3 - (start ?? 0) }), "bad-start"],
  ["another seating", ({ after }) => ({ after: after?.toReversed() ?? null }), "bad-seating"],
])("%s than this device saw", (_, change, where) => {
  it("breaks a record that is sound by itself", async () => {
    const verdict = await remembered(change);
    expect([verdict.result, ids(verdict, "bad")]).toEqual(["broken", [where]]);
  });
});

it("a deal that is changed after it was shown is found at once", async () => {
  const server = new FakeServer();
  await server.play();
  server.secret[0] = (server.secret[0] ?? 0) ^ 1;
  await server.show();
  expect(keptOf(server.table()).seen.problem).toBe("dealt");
});

describe.each<[string, Cheats, string]>([
  ["a commitment other than the first", { commitment: true }, "commitment"],
  ["an old number of mine", { mine: drawNumber().commit }, "mine"],
  ["no number of mine", { mine: null }, "mine"],
  ["terms that I did not see", { terms: (honest) => honest.replace('"drawn"', "[1,2]") }, "terms"],
])("a lock with %s", (_, cheats, problem) => {
  it("gets no answer, and the player is told", async () => {
    const server = new FakeServer(cheats);
    const record = await server.play();
    expect(server.participant.problem).toBe(problem);
    expect(server.nonce).toBeNull();
    const verdict = judge(record, keptOf(server.table()));
    expect(verdict.result).toBe("broken");
    expect(ids(verdict, "bad")).toContain(`bad-refused-${problem}`);
  });
});

it("a second, different lock gets nothing", async () => {
  const server = new FakeServer();
  await server.show();
  await server.show();
  server.locked = true;
  await server.show();
  server.revealed = [];
  server.nonce = null;
  server.other = drawNumber();
  await server.show();
  expect([server.participant.problem, server.nonce]).toEqual(["lock", null]);
});

it("someone who plays last cannot grind: when my number is shown, theirs is fixed", async () => {
  const server = new FakeServer();
  await server.show();
  await server.show();
  expect(server.nonce).toBeNull();
  server.locked = true;
  await server.show();
  expect(server.nonce).not.toBeNull();
  expect(keptOf(server.table()).mine.shown).toEqual([server.mine]);
  expect(keptOf(server.table()).seen.lock?.commitments).toEqual(server.commitments());
});

describe("not provable", () => {
  it("is a game of which nothing was kept, never proved", async () => {
    const server = new FakeServer();
    const record = await server.play();
    vi.stubGlobal("localStorage", fakeStorage());
    const verdict = judge(record, { ...keptOf({ ...server.table(), id: "another" }) });
    expect([verdict.result, ids(verdict, "open")]).toEqual(["unprovable", ["why-nothing-kept"]]);
  });

  it.each<[string, Partial<Seen>, string]>([
    ["the promises of which were not kept", { lock: null }, "why-nothing-kept"],
    ["whose first commitment was not kept", { commitment: null }, "why-nothing-kept"],
    ["played with a number of another device", { problem: "other" }, "why-other-number"],
    ["dealt again after a start that failed", { failed: 1 }, "why-dealt-again"],
  ])("is a game %s", async (_, lost, why) => {
    const verdict = await remembered(() => lost);
    expect([verdict.result, ids(verdict, "open")]).toEqual(["unprovable", [why]]);
  });

  it("is a game that I only watched", async () => {
    const server = new FakeServer();
    const record = await server.play();
    const kept = keptOf({ ...server.table(), id: "another", seats: [] });
    expect(ids(judge(record, kept), "open")).toEqual(["why-no-part"]);
  });

  it("is a game in which somebody did not show their number, and says who", async () => {
    const verdict = await checked({ otherIsLate: true });
    expect(verdict.result).toBe("unprovable");
    expect(verdict.points.find(({ state }) => state === "open")).toMatchObject({ id: "why-not-revealed-by", params: { names: ["you"] } });
  });

  it("is a game in which my own number came too late", async () => {
    const verdict = await checked({ meIsLate: true });
    expect([verdict.result, ids(verdict, "open")]).toEqual(["unprovable", ["why-not-revealed-by", "why-mine-late"]]);
  });
});

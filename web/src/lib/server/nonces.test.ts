import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "./api";
import { forgetNonces, freshNonce, keepNonce, myNonces } from "./nonces";

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => store.set(key, value),
  });
});

function answering(status: number): string[] {
  const bodies: string[] = [];
  vi.stubGlobal("fetch", (_path: string, options: RequestInit) => {
    bodies.push(String(options.body));
    return Promise.resolve(new Response("{}", { status }));
  });
  return bodies;
}

describe("my own numbers for the deal", () => {
  it("are 32 hexadecimal digits, new each time", () => {
    expect(freshNonce()).toMatch(/^[0-9a-f]{32}$/);
    expect(freshNonce()).not.toBe(freshNonce());
  });

  it("are kept by table until I leave it", () => {
    keepNonce("one", "aa");
    keepNonce("two", "bb");
    keepNonce("one", "cc");
    forgetNonces("two");
    expect([myNonces("one"), myNonces("two")]).toEqual([["aa", "cc"], []]);
  });

  it("go along with a join and stay on the device", async () => {
    const bodies = answering(200);
    await api.act("one", "join", { seat: 2 });
    const [nonce] = myNonces("one");
    expect(JSON.parse(bodies[0] ?? "")).toEqual({ seat: 2, nonce });
    await api.act("one", "leave");
    expect(myNonces("one")).toEqual([]);
  });

  it("are not kept when the join was refused", async () => {
    answering(409);
    await expect(api.act("one", "join")).rejects.toThrow();
    expect(myNonces("one")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import { readMoves, type Slot } from "../model/model";
import { Plan } from "./plan.svelte";

const slot = (card: string): Slot => ({ card, key: card, taken: false });

function plans({ legal = ["build s7", "build c2", "raze h"], left = 2, careful = true, busy = false, accepts = true } = {}): {
  plan: Plan;
  sent: string[];
} {
  const sent: string[] = [];
  const plan = new Plan({
    moves: () => readMoves(legal),
    left: () => left,
    careful: () => careful,
    accepts: () => accepts,
    busy: () => busy,
    send: (move) => sent.push(move),
  });
  return { plan, sent };
}

describe("building", () => {
  it("takes a card, then its tower", () => {
    const { plan, sent } = plans();
    plan.choose(slot("s7"));
    expect(plan.target()).toBe("s");
    expect(plan.aim("s")).toBe(true);
    expect(sent).toEqual(["build s7"]);
  });

  it("chooses nothing that the server does not offer", () => {
    const { plan, sent } = plans();
    plan.choose(slot("j4"));
    expect(plan.target()).toBeNull();
    expect(plan.aim("j")).toBe(false);
    expect(sent).toEqual([]);
  });

  it("leaves a tower of another type alone", () => {
    const { plan, sent } = plans();
    plan.choose(slot("s7"));
    expect(plan.aim("c")).toBe(false);
    expect(sent).toEqual([]);
  });

  it("asks before the last card, which nobody can take back", () => {
    const { plan, sent } = plans({ left: 1 });
    plan.choose(slot("c2"));
    plan.aim("c");
    expect([plan.staged, sent]).toEqual(["build c2", []]);
    plan.confirm();
    expect(sent).toEqual(["build c2"]);
  });

  it("asks nothing about a last card that will be refused anyway", () => {
    const { plan, sent } = plans({ left: 1, accepts: false });
    plan.choose(slot("c2"));
    plan.aim("c");
    expect([plan.staged, sent]).toEqual([null, ["build c2"]]);
  });

  it("has chosen the only card that can be built: one touch is enough", () => {
    const { plan, sent } = plans({ legal: ["build c2"], busy: true });
    plan.chooseOnly([{ ...slot("c2"), key: "gone", taken: true }, slot("c2")]);
    expect([plan.chosen?.key, plan.staged, sent]).toEqual(["c2", null, []]);
  });

  it("only asks for a yes where the only card is the last", () => {
    const { plan, sent } = plans({ legal: ["build c2"], left: 1 });
    plan.chooseOnly([slot("c2")]);
    plan.confirm();
    expect(sent).toEqual(["build c2"]);
  });

  it("does not build the last card by a stray touch of its tower", () => {
    const { plan, sent } = plans({ legal: ["build c2"], left: 1 });
    plan.chooseOnly([slot("c2")]);
    plan.aim("c");
    expect([plan.staged, sent]).toEqual(["build c2", []]);
    plan.aim("c");
    expect(sent).toEqual(["build c2"]);
  });

  it("says that it waits for a yes when the tower of the last card is touched", () => {
    const { plan } = plans({ legal: ["build c2"], left: 1 });
    plan.chooseOnly([slot("c2")]);
    expect(plan.aimed).toBe(false);
    plan.aim("c");
    expect(plan.aimed).toBe(true);
  });

  it("forgets a card that is on its tower, before the next round begins", () => {
    const legal = ["build c2"];
    const { plan } = plans({ legal, left: 1 });
    plan.chooseOnly([slot("c2")]);
    plan.confirm();
    legal.pop();
    expect([plan.chosen, plan.target(), plan.staged]).toEqual([null, null, null]);
  });

  it("leaves the last card to be chosen where nothing asks for a yes", () => {
    const { plan, sent } = plans({ legal: ["build c2"], left: 1, careful: false });
    plan.chooseOnly([slot("c2")]);
    expect([plan.chosen, plan.aim("c"), sent]).toEqual([null, false, []]);
  });

  it.each([["build c2", "build s7"], ["build c2", "raze h"], ["build c2", "withdraw"], ["raze h"]])(
    "leaves a choice open: %s, %s",
    (...legal) => {
      const { plan } = plans({ legal });
      plan.chooseOnly([slot("c2"), slot("s7")]);
      expect(plan.chosen).toBeNull();
    },
  );

  it("does not ask who wishes not to be asked", () => {
    const { plan, sent } = plans({ left: 1, careful: false });
    plan.choose(slot("c2"));
    plan.aim("c");
    expect(sent).toEqual(["build c2"]);
  });

  it("sends nothing while a move is on its way", () => {
    const { plan, sent } = plans({ busy: true });
    plan.choose(slot("s7"));
    plan.commit("withdraw");
    expect([plan.chosen, sent]).toEqual([null, []]);
  });
});

describe("razing", () => {
  it("forgets the chosen card, and razes by touching a tower", () => {
    const { plan, sent } = plans();
    plan.choose(slot("s7"));
    plan.toggleRazing();
    expect(plan.chosen).toBeNull();
    expect([plan.aim("s"), plan.aim("h")]).toEqual([false, true]);
    expect(sent).toEqual(["raze h"]);
  });

  it("needs no wish where nothing else is possible", () => {
    const { plan, sent } = plans({ legal: ["raze h"] });
    expect([plan.razable(), plan.aim("h")]).toEqual([["h"], true]);
    expect(sent).toEqual(["raze h"]);
  });

  it("is nothing to switch on or cancel where nothing else is possible", () => {
    const { plan } = plans({ legal: ["raze h", "withdraw"] });
    plan.toggleRazing();
    expect([plan.mayToggleRazing(), plan.razing, plan.razable()]).toEqual([false, false, ["h"]]);
    expect(plans().plan.mayToggleRazing()).toBe(true);
  });

  it("can be left again", () => {
    const { plan } = plans();
    plan.toggleRazing();
    plan.toggleRazing();
    expect(plan.razing).toBe(false);
  });
});

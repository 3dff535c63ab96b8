/** The pad's problems in the reader's language. */
import { t } from "$lib/i18n.svelte";
import type { CitiesPad } from "./model/pad";
import type { Problem } from "../../games/towers/pad/problems";
import type { Excess } from "../../games/cities/pad/supply";
import type { Kind } from "../../games/towers/pad/scoring";

export function kindLetter(kind: Kind): "c" | "h" | "t" | "j" | "s" {
  return kind.charAt(0) as "c" | "h" | "t" | "j" | "s";
}

export function towerName(kind: Kind): string {
  return t("tower-name", { type: kindLetter(kind) });
}

export function playerName(name: string, seat: number): string {
  return name.trim() || t("player-default", { seat });
}

/** In a solo game the other two seats are the Automas'. */
export function seatNames({ mode, names }: CitiesPad): string[] {
  const people = names.map((name, at) => playerName(name, at + 1));
  if (mode !== "solo") return people;
  return [...people, ...AUTOMAS.map((name) => t("automa-name", { name }))];
}

const AUTOMAS = ["Autommaso", "Automarta"];

/** C1: more of a building than the box holds. Taverns are named by their kind. */
export function excessText({ building, found, box }: Excess): string {
  return t("pad-box", { building, found, box });
}

/** Names by seat, the first being seat 1. */
export function problemText(problem: Problem, names: string[]): string {
  const params = { ...problem, tower: towerName("kind" in problem ? problem.kind : "sand") };
  const player = "seat" in problem ? (names[problem.seat - 1] ?? "") : "";
  return t(`pad-problem-${problem.code}`, { ...params, player });
}

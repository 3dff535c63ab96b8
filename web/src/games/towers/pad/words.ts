/** The pad's problems in the reader's language. */
import { t } from "$lib/words/i18n.svelte";
import type { Kind as Letter } from "../model/cards";
import type { Problem } from "./problems";
import type { Kind } from "./sheet";

export function kindLetter(kind: Kind): Letter {
  return kind.charAt(0) as Letter;
}

export function towerName(kind: Kind): string {
  return t("tower-name", { type: kindLetter(kind) });
}

/** Names by seat, starting with seat 1. */
export function problemText(problem: Problem, names: string[]): string {
  const params = { ...problem, tower: towerName("kind" in problem ? problem.kind : "sand") };
  const player = "seat" in problem ? (names[problem.seat - 1] ?? "") : "";
  return t(`pad-problem-${problem.code}`, { ...params, player });
}

/** Names and warnings of the pad in the reader's language. */
import { t } from "$lib/words/i18n.svelte";
import { playerName } from "../../../pages/score/words";
import type { CitiesPad } from "./pad";
import type { Excess } from "./supply";

const AUTOMAS = ["Autommaso", "Automarta"];

/** In a solo game the other two seats belong to the Automas. */
export function seatNames({ mode, names }: CitiesPad): string[] {
  const people = names.map((name, at) => playerName(name, at + 1));
  if (mode !== "solo") return people;
  return [...people, ...AUTOMAS.map((name) => t("automa-name", { name }))];
}

/** C1: more of a building than the box holds. Taverns are named by their kind. */
export function excessText({ building, found, box }: Excess): string {
  return t("pad-box", { building, found, box });
}

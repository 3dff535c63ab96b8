import type { GameName } from "$lib/types";
import { GAMES } from "../../games";

/** Keys of the quick phrases, as the server knows them. */
const PHRASES: readonly string[] = [
  "hello",
  "good-luck",
  "your-turn",
  "take-your-time",
  "one-moment",
  "well-played",
  "nice-city",
  "nice-tower",
  "over-here",
  "you-first",
  "me-first",
  "shall-we-swap",
  "yes",
  "no",
  "thanks",
  "sorry",
  "oops",
  "again",
  "good-game",
  "goodbye",
];

/** Those for a table of this game: without praise for what other games build. */
export function phrasesFor(game: GameName): string[] {
  const others = GAMES.flatMap(({ name, praise }) => (name === game ? [] : [praise]));
  return PHRASES.filter((phrase) => !others.includes(phrase));
}

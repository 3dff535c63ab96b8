/** The picture of each game, bundled with the home page. */
import type { Component } from "svelte";
import type { GameName } from "$lib/types";

const FOUND = import.meta.glob<Component>("./*/box-art/BoxArt.svelte", { eager: true, import: "default" });

export function boxArt(game: GameName): Component | undefined {
  return FOUND[`./${game}/box-art/BoxArt.svelte`];
}

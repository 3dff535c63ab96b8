/** Each game's components, loaded with its first table; the scoring only with its first result. */
import type { Component } from "svelte";
import type { ScoringProps, TableProps } from "$lib/props";
import type { GameName } from "$lib/types";
import { shortcuts as citiesKeys } from "../../games/cities/shortcuts";
import { shortcuts as towersKeys } from "../../games/towers/shortcuts";

export interface Shortcut {
  keys: string;
  /** The message that tells what they do. */
  id: string;
}

type Module = { default: unknown };
type Loaders = Record<GameName, () => Promise<Module>>;

const TABLES: Loaders = {
  towers: () => import("../../games/towers/table/TowersTable.svelte"),
  cities: () => import("../../games/cities/CitiesTable.svelte"),
};
const SCORINGS: Loaders = {
  towers: () => import("../../games/towers/scoring/TowersScoring.svelte"),
  cities: () => import("../../games/cities/scoring/CitiesScoring.svelte"),
};
export const SHORTCUTS: Record<GameName, Shortcut[]> = { towers: towersKeys, cities: citiesKeys };

export const loadTable = remembering<TableProps>(TABLES);
export const loadScoring = remembering<ScoringProps>(SCORINGS);

/** The same promise each time, so that nothing on the table is drawn anew without need. */
function remembering<P extends object>(loaders: Loaders): (game: GameName) => Promise<Component<P>> {
  const loaded = new Map<GameName, Promise<Component<P>>>();
  return (game) => {
    const known = loaded.get(game);
    if (known) return known;
    const coming = loaders[game]().then((module) => module.default as Component<P>);
    coming.catch(() => loaded.delete(game)); // a lost connection must not be remembered
    loaded.set(game, coming);
    return coming;
  };
}

/** Each game's components, loaded with its first table; the scoring only with its first result. */
import type { Component } from "svelte";
import type { ScoringProps, TableProps } from "$lib/props";
import type { GameName } from "$lib/types";
import { shortcuts as citiesKeys } from "../cities/shortcuts";
import { shortcuts as towersKeys } from "../towers/shortcuts";

export interface Shortcut {
  keys: string;
  /** The message that tells what they do. */
  id: string;
}

type Module = { default: unknown };
type Loaders = Record<GameName, () => Promise<Module>>;

const TABLES: Loaders = {
  towers: () => import("../towers/TowersTable.svelte"),
  cities: () => import("../cities/CitiesTable.svelte"),
};
const SCORINGS: Loaders = {
  towers: () => import("../towers/TowersScoring.svelte"),
  cities: () => import("../cities/CitiesScoring.svelte"),
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

/** Each game's components, loaded with its first table. */
import type { Component } from "svelte";
import type { ScoringProps, TableProps } from "$lib/props";
import type { GameName } from "$lib/types";

export interface Shortcut {
  keys: string;
  /** The message that tells what they do. */
  id: string;
}

export interface GameParts {
  Table: Component<TableProps>;
  Scoring: Component<ScoringProps>;
  shortcuts: Shortcut[];
}

const loaded = new Map<GameName, Promise<GameParts>>();

/** The same promise each time, so that nothing on the table is drawn anew without need. */
export function loadGame(game: GameName): Promise<GameParts> {
  const known = loaded.get(game);
  if (known) return known;
  const coming = partsOf(game);
  coming.catch(() => loaded.delete(game)); // a lost connection must not be remembered
  loaded.set(game, coming);
  return coming;
}

async function partsOf(game: GameName): Promise<GameParts> {
  const [table, scoring, keys] = await (game === "towers" ? towers() : cities());
  return {
    Table: table.default as unknown as GameParts["Table"],
    Scoring: scoring.default as unknown as GameParts["Scoring"],
    shortcuts: keys.shortcuts,
  };
}

const towers = () =>
  Promise.all([
    import("../towers/TowersTable.svelte"),
    import("../towers/TowersScoring.svelte"),
    import("../towers/shortcuts"),
  ]);

const cities = () =>
  Promise.all([
    import("../cities/CitiesTable.svelte"),
    import("../cities/CitiesScoring.svelte"),
    import("../cities/shortcuts"),
  ]);

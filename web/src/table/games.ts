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

export async function loadGame(game: GameName): Promise<GameParts> {
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

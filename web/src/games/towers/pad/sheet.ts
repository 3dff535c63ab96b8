/** Sheets of 5 Towers as `draftingtable score` reads them, and its answers. */

export const KINDS = ["candy", "horror", "tree", "junk", "sand"] as const;
export type Kind = (typeof KINDS)[number];

export const ROOF = 0;
export const HIGHEST = 15;
export const MOST_PLAYERS = 5;

/** A tower by its height and whether it has a roof. */
export interface Counted {
  height: number;
  roof: boolean;
}

export interface TowersSheet {
  players: { name: string; towers: Partial<Record<Kind, number[] | Counted>>; razed: number }[];
}

export interface TowersResult {
  players: {
    name: string;
    towers: Partial<Record<Kind, number>>;
    main: number;
    razed: number;
    total: number;
  }[];
  winners: string[];
}

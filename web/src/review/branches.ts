/** What if: games that begin with the beginning of another one. */
import { get, post } from "$lib/server/api";
import type { Table, TableLine } from "$lib/types";

/** Where a game comes from. */
export interface Origin {
  table: string;
  /** How many choices of that game it begins with. */
  step: number;
  /** The seat that played on. */
  seat: number;
  luck: Luck;
}

export type Luck = "same" | "new";
export type Branched = { branch?: Origin | null };

export interface BranchWish {
  step: number;
  me: number;
  /** Null: all seats are mine. */
  level: string | null;
  luck: Luck;
  nickname?: string;
}

/** A branch in a list; with its result once it is over. */
export type BranchLine = TableLine & Branched & { result?: { scores: number[]; winners: number[] } | null };

const path = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export async function branchOff(id: string, wish: BranchWish): Promise<Table> {
  return (await post<{ table: Table }>(`${path(id)}/branch`, wish)).table;
}

export async function branchesOf(id: string): Promise<BranchLine[]> {
  return (await get<{ branches: BranchLine[] }>(`${path(id)}/branches`)).branches;
}

export function originOf(table: Table): Origin | null {
  return (table as Table & Branched).branch ?? null;
}

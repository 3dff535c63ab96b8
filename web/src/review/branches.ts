/** What if: games that begin with the beginning of another one. */
import type * as models from "$lib/models";
import { get, post } from "$lib/server/api";
import type { Table, TableLine } from "$lib/types";

const path = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export async function branchOff(id: string, wish: models.Branch): Promise<Table> {
  return (await post<models.TableAnswer>(`${path(id)}/branch`, wish)).table;
}

/** Those of the reader, with their results once they are over. */
export async function branchesOf(id: string): Promise<TableLine[]> {
  return (await get<{ branches: TableLine[] }>(`${path(id)}/branches`)).branches;
}

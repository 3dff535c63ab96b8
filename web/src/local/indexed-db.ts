/** Keeps the tables of this device in IndexedDB: one row per table, one per entry of its log. */
import type { Entry, Store, StoredTable } from "./engine";

const NAME = "drafting-table";
const VERSION = 1;
const TABLES = "tables";
const ENTRIES = "entries";

type TableRow = Omit<StoredTable, "entries">;
type EntryRow = Entry & { table: string };

export async function openStore(): Promise<Store> {
  const database = await opened();
  return {
    async tables() {
      const reading = database.transaction([TABLES, ENTRIES], "readonly");
      const rows = await done<TableRow[]>(reading.objectStore(TABLES).getAll());
      const all = await done<EntryRow[]>(reading.objectStore(ENTRIES).getAll());
      // In the order of the key: by table, then by number.
      return rows.map((row) => ({ ...row, entries: all.filter(({ table }) => table === row.id) }));
    },
    append(changes) {
      return new Promise((resolve, reject) => {
        const writing = database.transaction([TABLES, ENTRIES], "readwrite", { durability: "strict" });
        writing.oncomplete = () => resolve();
        writing.onabort = () => reject(writing.error ?? new Error("not stored"));
        for (const { entries, ...row } of changes) {
          writing.objectStore(TABLES).put(row satisfies TableRow);
          // `add`, not `put`: an entry that is already there was decided twice, and both may not count.
          for (const entry of entries) writing.objectStore(ENTRIES).add({ ...entry, table: row.id } satisfies EntryRow);
        }
      });
    },
  };
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.result.createObjectStore(ENTRIES, { keyPath: ["table", "number"] });
  };
  return done(request);
}

function done<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

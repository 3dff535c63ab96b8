/** Keeps the tables of this device in IndexedDB: a row per table, one per entry of its log, one per document. */
import type { Document, Entry, Store, StoredTable } from "./engine";

const NAME = "drafting-table";
const VERSION = 1;
const TABLES = "tables";
const ENTRIES = "entries";
const DOCUMENTS = "documents";

type EntryRow = Entry & { table: string };

export async function openStore(): Promise<Store> {
  const database = await opened();
  const reading = (store: string): IDBObjectStore => database.transaction(store, "readonly").objectStore(store);
  return {
    tables: () => done<StoredTable[]>(reading(TABLES).getAll()),
    // In the order of the key: by number.
    log: (table) => done<EntryRow[]>(reading(ENTRIES).getAll(entriesOf(table))),
    documents: () => done<Document[]>(reading(DOCUMENTS).getAll()),
    forget: (tables, documents) =>
      written(database, (writing) => {
        for (const table of tables) {
          writing.objectStore(TABLES).delete(table);
          writing.objectStore(ENTRIES).delete(entriesOf(table));
        }
        for (const document of documents) writing.objectStore(DOCUMENTS).delete(document);
      }),
    keep: (tables, documents) =>
      written(database, (writing) => {
        for (const { entries, ...row } of tables) {
          writing.objectStore(TABLES).put(row satisfies StoredTable);
          // `add`, not `put`: an entry that is already there was decided twice, and both may not count.
          for (const entry of entries) writing.objectStore(ENTRIES).add({ ...entry, table: row.id } satisfies EntryRow);
        }
        for (const document of documents) writing.objectStore(DOCUMENTS).put(document);
      }),
  };
}

const entriesOf = (table: string): IDBKeyRange => IDBKeyRange.bound([table, 0], [table, Infinity]);

/** All that `write` does, or nothing. */
function written(database: IDBDatabase, write: (writing: IDBTransaction) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const writing = database.transaction([TABLES, ENTRIES, DOCUMENTS], "readwrite", { durability: "strict" });
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error ?? new Error("not stored"));
    write(writing);
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(TABLES, { keyPath: "id" });
    request.result.createObjectStore(ENTRIES, { keyPath: ["table", "number"] });
    request.result.createObjectStore(DOCUMENTS, { keyPath: "id" });
  };
  return done(request);
}

function done<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error ?? new Error("not read"));
  });
}

/** The keys of this table, as `?` lists them. */
export const shortcuts: { keys: string; id: string }[] = [
  { keys: "1 – 7", id: "city-keys-tiles" },
  { keys: "← → ↑ ↓", id: "city-keys-arrows" },
  { keys: "Home End", id: "city-keys-ends" },
  { keys: "Enter", id: "city-keys-enter" },
];

/** Shown by `?`. */
export const shortcuts: { keys: string; id: string }[] = [
  { keys: "0–5", id: "tw-key-bid" },
  { keys: "P", id: "tw-key-pass" },
  { keys: "R", id: "tw-key-raze" },
  { keys: "← →", id: "tw-key-walk" },
  { keys: "Enter", id: "tw-key-choose" },
];

// All that is the same in every theme.

/** Texts before controls, which have to be scrolled to: then the lines are where they were found. */
function layoutFaults() {
  forget();
  const found = lines();
  return [...namespaceFaults(), ...crowdFaults(found), ...textFaults(found), ...controlFaults()];
}

// The key that brings the focus nearer to the nth thing offered, and how often it is to be pressed;
// none when it is there. Among places that lie in a plane, any way leads to some of them: "walk".
(nth) => {
  // Buildings touch each other, so that the way goes from one to the next: it is sought from its end.
  const STEPS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
  const wayOverBuildings = (city, here, target) => {
    const left = new Set([...city.querySelectorAll(".built")].map(({ dataset }) => dataset.built));
    const reached = [target.dataset.built];
    for (const square of reached) {
      left.delete(square);
      const [x, y] = square.split(",").map(Number);
      for (const [key, [right, down]] of Object.entries(STEPS)) {
        const before = `${x - right},${y - down}`;
        if (before === here.dataset.built) return [key, 1];
        if (left.delete(before)) reached.push(before);
      }
    }
    return ["none", 0];
  };

  const target = window.offered[nth];
  const here = document.activeElement ?? document.body;
  if (here === target || target.matches(".veil")) return ["", 0]; // any key ends a reveal

  // Within a row that has one tab stop, arrows lead on.
  const isOfRow = (element) => element.classList[0] === target.classList[0];
  const row = target.tabIndex < 0 ? target.closest("ul, ol, [role=group], .stage") : null;
  if (row?.contains(here) && isOfRow(here)) {
    if (target.matches(".built")) return wayOverBuildings(row, here, target);
    const back = here.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING;
    return target.matches(".spot, .point") ? ["walk", 0] : [back ? "ArrowLeft" : "ArrowRight", 1];
  }

  const shown = (element) => element.checkVisibility() && !element.disabled && !element.closest("[inert]");
  const within = document.querySelector("dialog[open]") ?? document;
  const focusable = within.querySelectorAll("a[href], button, input, select, textarea, summary, [tabindex]");
  const stops = [...focusable].filter((element) => element.tabIndex >= 0 && shown(element));
  const stop = row ? stops.find((element) => row.contains(element) && isOfRow(element)) : target;
  const [at, goal] = [stops.indexOf(here), stops.indexOf(stop)];
  if (goal < 0) return ["none", 0];
  if (at >= 0) return goal > at ? ["Tab", goal - at] : ["Shift+Tab", at - goal];
  return [here.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING ? "Shift+Tab" : "Tab", 1];
}

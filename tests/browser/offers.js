// Everything that somebody could press at a table now, sorted by what it is for. The elements are
// kept in `window.offered`, in the order of the answer.
() => {
  const KINDS = [
    ["never", "a, .note button, .notices button"],
    ["open", "[data-testid=curtain], .board > [role=status] > .button"],
    ["close", "dialog header button, aside .close, .reasons > .button"],
    ["undo", "[data-testid=undo], .building .button:not(.danger, .primary, [aria-pressed])"],
    ["past", "aside ol button"],
    ["dare", '.number[aria-disabled="false"]:is([data-move="bid 4"], [data-move="bid 5"])'],
    ["send", ".bidding .sure"], // a pass that is pressed again
    ["back", '.pick .tile[aria-pressed="true"], .hand button[aria-pressed="true"], .spot[aria-pressed="true"]'],
    ["back", '.card.open[aria-pressed="true"], .number[aria-pressed="true"], .place .button.quiet'],
    ["back", '.building .danger:not([aria-pressed]), .building [aria-pressed="true"]'],
    ["say", ".chat button, .phrases button"],
    ["send", ".bidding .primary, .building .primary, .pick .primary, .place .primary, [data-testid=offer] .primary, [data-plot].lit"],
    ["move", '.number[aria-disabled="false"], .building .button, .card.open, [data-plot].raze'],
    ["move", ".pick button, .place > .hand button, .place .button, .assign button, .spot"],
  ];
  const kindOf = (element) => KINDS.find(([, selector]) => element.matches(selector))?.[0] ?? "look";
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.disabled &&
    !element.closest("[inert], [aria-hidden=true]");
  const nameOf = (element) => {
    const text = element.ariaLabel || element.innerText || element.className;
    return `${text}`.trim().replace(/\s+/g, " ").slice(0, 80);
  };

  // What lies on top takes all touches. Most of what the menu offers leads away: it is only closed.
  const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
  const drawer = document.querySelector("aside:not(.wide):has(> .tabs .close)");
  // A reveal covers the table: it is put away before anything below can be pressed.
  const reveal = document.querySelector(".veil.covers");
  if (reveal && !dialog && !drawer) {
    window.offered = [reveal];
    return [{ kind: "open", name: "reveal" }];
  }

  const area = dialog ?? drawer ?? document.querySelector(".frame");
  const selector = dialog?.querySelector("a[href]") ? "header button" : "button, summary";
  const pressable = [...(area?.querySelectorAll(selector) ?? [])];
  window.offered = pressable.filter((element) => isShown(element) && kindOf(element) !== "never");
  return window.offered.map((element) => ({ kind: kindOf(element), name: nameOf(element) }));
}

// What somebody would press next at a table, or null while others are to move.
// Looked up in one go: the page may change between two questions, but not within one.
(chance) => {
  const shown = (element) => element.checkVisibility() && !element.disabled;
  const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
  const first = (selector) => all(selector)[0] ?? null;
  // Where arrows lead from one to the next, the one that Tab reaches is as good as any.
  const reachable = (selector) => all(`${selector}[tabindex="0"]`)[0] ?? first(selector);

  const pick = () => {
    const tiles = all(".pick .tile");
    const chosen = tiles.filter((tile) => tile.ariaPressed === "true").length;
    const free = tiles.filter((tile) => tile.ariaPressed === "false");
    return chosen < 2 && tiles.length > 1 ? (free[chosen ? free.length - 1 : 0] ?? null) : first(".pick .button.primary");
  };

  const place = () => first(".place .button.primary") ?? reachable('.spot[aria-pressed="false"]');

  // Little, or nothing: then few builds need a card to be razed first.
  const bid = () => {
    const allowed = all('.bidding .number[aria-disabled="false"]');
    const wish = ["1", "2", "0"].map((number) => allowed.find((one) => one.innerText.trim() === number));
    return wish.find(Boolean) ?? allowed.at(-1) ?? null;
  };

  const build = () =>
    first(".building .button.primary") ?? first("[data-plot].lit") ?? first(".display .card.open");

  // Nothing fits: take the top of some tower, or take that back and try another.
  const raze = () => {
    const towers = all("[data-plot].raze");
    if (towers.length) return towers[Math.floor(chance * towers.length)];
    return first('.building .danger[aria-pressed="false"]') ?? (first(".building") && first('[data-testid="undo"]'));
  };

  return (
    // A touch that came too late for a tower has opened its sheet.
    first("dialog[open] header button") ?? first("[data-testid=curtain]") ?? first(".veil.covers") ?? pick() ?? place() ?? first("[data-move^=assign]") ?? bid() ?? build() ?? raze()
  );
}

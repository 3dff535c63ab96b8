/** Where a square is, in words made from the drawing: nobody sees the axes of the notation. */
import { t } from "$lib/words/i18n.svelte";
import type { GameView } from "$lib/types";
import type { Square } from "./model/notation";
import type { Box } from "./model/plan";

/** "row 2, column 3", counted from the top left of what is built; next to it "row 2, left of the city". */
export function whereIs(built: Box, { x, y }: Square): string {
  if (built.width === 0) return t("where-first");
  const down = countedFrom(built.top, built.height, y);
  const across = countedFrom(built.left, built.width, x);
  return t("where-square", { down: down.side, row: down.number, across: across.side, column: across.number });
}

/** The same for a square in notation, in a city of a view; "" if the view has no such city. */
export function whereInView(view: GameView, letter: string, square: string): string {
  const city = view.game === "cities" ? view.cities.find((one) => one.city === letter) : undefined;
  if (!city) return "";
  const { rows = [], corner: [left, top] = [0, 0] } = city;
  const [x = 0, y = 0] = square.split(",").map(Number);
  return whereIs({ left, top, width: rows[0]?.length ?? 0, height: rows.length }, { x, y });
}

function countedFrom(start: number, size: number, at: number): { side: "before" | "in" | "after"; number: number } {
  if (at < start) return { side: "before", number: start - at };
  if (at >= start + size) return { side: "after", number: at - start - size + 1 };
  return { side: "in", number: at - start + 1 };
}

/** Everything impossible on a 5 Towers pad: which tower or card, and the rule. */
import { fits } from "../model/fits";
import { cardsOfKind, copies, deckRule, deckSize, tallest } from "./deck";
import { timesUsed, type TowersPad } from "./pad";
import { HIGHEST, KINDS, ROOF, type Kind } from "./sheet";

export type Problem =
  | { code: "order"; rule: string; seat: number; kind: Kind; value: number; top: number }
  | { code: "copies"; rule: string; kind: Kind; value: number; found: number; deck: number }
  | { code: "deck"; rule: string; found: number; deck: number }
  | { code: "height"; rule: string; seat: number; kind: Kind; most: number }
  | { code: "roofs"; rule: string; kind: Kind; found: number; deck: number }
  | { code: "cards"; rule: string; kind: Kind; found: number; deck: number };

export function problemsOf(pad: TowersPad): Problem[] {
  const found = pad.entry === "cards" ? [...orderProblems(pad), ...copyProblems(pad)] : heightProblems(pad);
  return [...found, ...deckProblems(pad)];
}

function orderProblems(pad: TowersPad): Problem[] {
  return pad.players.flatMap((player, at) =>
    KINDS.flatMap((kind) =>
      player.cards[kind].flatMap((value, floor) => {
        const top = player.cards[kind][floor - 1];
        return top === undefined || fits(top, value) ? [] : [orderProblem(at + 1, kind, value, top)];
      }),
    ),
  );
}

function orderProblem(seat: number, kind: Kind, value: number, top: number): Problem {
  return { code: "order", rule: top === ROOF ? "T2.6" : "T2.3", seat, kind, value, top };
}

function copyProblems(pad: TowersPad): Problem[] {
  const rule = deckRule(pad.players.length);
  const problems: Problem[] = [];
  for (const kind of KINDS) {
    for (let value = 0; value <= HIGHEST; value += 1) {
      const [found, deck] = [timesUsed(pad, kind, value), copies(pad.players.length, value)];
      if (found > deck) problems.push({ code: "copies", rule, kind, value, found, deck });
    }
  }
  return problems;
}

/** Why this card may not go on that tower now; null if it may. */
export function whyNot(pad: TowersPad, seat: number, kind: Kind, value: number): Problem | null {
  const tower = pad.players[seat - 1]?.cards[kind] ?? [];
  const top = tower.at(-1);
  if (top !== undefined && !fits(top, value)) return orderProblem(seat, kind, value, top);
  const players = pad.players.length;
  const found = timesUsed(pad, kind, value) + 1;
  const deck = copies(players, value);
  return found > deck ? { code: "copies", rule: deckRule(players), kind, value, found, deck } : null;
}

function heightProblems(pad: TowersPad): Problem[] {
  const players = pad.players.length;
  const rule = deckRule(players);
  return KINDS.flatMap((kind) => {
    const towers = pad.players.map((player) => player.heights[kind]);
    const problems: Problem[] = towers.flatMap(({ height, roof }, at) => {
      const most = tallest(players, roof);
      return height > most ? [{ code: "height", rule, seat: at + 1, kind, most }] : [];
    });
    const roofs = towers.filter(({ roof }) => roof).length;
    if (roofs > copies(players, ROOF)) problems.push({ code: "roofs", rule, kind, found: roofs, deck: copies(players, ROOF) });
    const found = towers.reduce((sum, { height }) => sum + height, 0);
    const deck = cardsOfKind(players);
    if (found > deck) problems.push({ code: "cards", rule, kind, found, deck });
    return problems;
  });
}

function deckProblems(pad: TowersPad): Problem[] {
  const built = pad.players.flatMap((player) =>
    KINDS.map((kind) => (pad.entry === "cards" ? player.cards[kind].length : player.heights[kind].height)),
  );
  const razed = pad.players.map((player) => player.razed);
  const found = [...built, ...razed].reduce((sum, count) => sum + count, 0);
  const deck = deckSize(pad.players.length);
  return found > deck ? [{ code: "deck", rule: deckRule(pad.players.length), found, deck }] : [];
}

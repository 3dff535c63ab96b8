/** A pad in a link: the part of the address that is never sent to a server. */
import { LETTERS } from "../../../games/cities/pad/scoring/cities";
import { KINDS } from "../../../games/towers/pad/scoring";
import { newPlayer, readPad, type CitiesPad, type Pad, type TowersPad, type TowersPlayer } from "./pad";

const VERSION = 1;

/** Lists instead of names keep the link short. */
export function padCode(pad: Pad): string {
  const content = pad.game === "towers" ? towersList(pad) : citiesList(pad);
  return encode(JSON.stringify([VERSION, pad.game, ...content]));
}

/** Automacity only where there is one. */
function citiesList({ mode, names, cities, automacity, levelPoints }: CitiesPad): unknown[] {
  return mode === "solo" ? [names, cities, [...LETTERS].map((letter) => automacity[letter]), levelPoints] : [names, cities];
}

function readCitiesList([names, cities, counts, levelPoints]: unknown[]): Pad | null {
  const automacity = Array.isArray(counts) ? Object.fromEntries([...LETTERS].map((letter, at) => [letter, counts[at] as unknown])) : {};
  return readPad({ game: "cities", names, cities, automacity, levelPoints });
}

function towersList(pad: TowersPad): unknown[] {
  return [pad.entry, pad.players.map((player) => playerList(player, pad.entry))];
}

function playerList(player: TowersPlayer, entry: TowersPad["entry"]): unknown[] {
  const towers = KINDS.map((kind) => {
    const { height, roof } = player.heights[kind];
    return entry === "cards" ? player.cards[kind] : [height, roof ? 1 : 0];
  });
  return [player.name, player.razed, towers];
}

export function padFromCode(code: string): Pad | null {
  try {
    const list: unknown = JSON.parse(decode(code));
    if (!Array.isArray(list) || list[0] !== VERSION) return null;
    if (list[1] === "cities") return readCitiesList(list.slice(2));
    return list[1] === "towers" ? readTowersList(list[2], list[3]) : null;
  } catch {
    return null; // a link that was cut or changed
  }
}

function readTowersList(entry: unknown, players: unknown): Pad | null {
  if (!Array.isArray(players)) return null;
  return readPad({ game: "towers", entry, players: players.map((player) => readPlayerList(player, entry === "heights")) });
}

function readPlayerList(player: unknown, heights: boolean): unknown {
  const [name, razed, towers] = Array.isArray(player) ? player : [];
  const lists: unknown[] = Array.isArray(towers) ? towers : [];
  const own = newPlayer();
  const made = KINDS.map((kind, at) => [kind, heights ? counted(lists[at]) : lists[at]] as const);
  return { ...own, name, razed, [heights ? "heights" : "cards"]: Object.fromEntries(made) };
}

function counted(value: unknown): { height: unknown; roof: boolean } {
  const [height, roof] = Array.isArray(value) ? value : [];
  return { height, roof: roof === 1 };
}

function encode(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function decode(code: string): string {
  const base64 = code.replaceAll("-", "+").replaceAll("_", "/");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

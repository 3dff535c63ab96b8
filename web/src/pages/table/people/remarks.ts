/** What bots say now and then. It follows from the table and from what everybody sees, so all readers see the same. */
import type { StoryEvent, Table } from "$lib/types";
import { hashed } from "$ui/face/face";

const TEMPERAMENTS = ["cheerful", "dry", "proud", "shy"] as const;
type Occasion = "start" | "take" | "setback" | "place" | "end";

export interface Remark {
  seat: number;
  /** The message. */
  id: string;
}

/** On one such occasion in so many, somebody says something. */
const RARITY: Record<Occasion, number> = { start: 2, take: 3, setback: 2, place: 16, end: 1 };
/** At least so many events from one remark to the next. */
export const PAUSE = 14;
const MANY_CARDS = 3;

type Sitting = Pick<Table, "id" | "seats">;

/** What a bot says after this event, the `index`-th of the story; null for almost all of them. */
export function remarkOn(event: StoryEvent, index: number, table: Sitting): Remark | null {
  const occasion = occasionOf(event, index);
  const chance = hashed(`${table.id} ${index}`);
  if (!occasion || chance % RARITY[occasion] !== 0) return null;
  const seat = event.seat ?? anyBot(table, chance);
  const bot = table.seats.find((one) => one.seat === seat);
  return bot?.kind === "bot" && bot.nickname ? { seat: bot.seat, id: `remark-${temperament(bot.nickname)}-${occasion}` } : null;
}

function temperament(name: string): string {
  return TEMPERAMENTS[hashed(name) % TEMPERAMENTS.length] ?? "dry";
}

function occasionOf({ kind, number }: StoryEvent, index: number): Occasion | null {
  if (index === 0) return "start";
  if (kind === "builds") return typeof number === "number" && number >= MANY_CARDS ? "take" : null;
  if (kind === "raze" || kind === "withdraw") return "setback";
  if (kind === "over" || kind.endsWith("-finished")) return "end";
  return kind === "place" ? "place" : null;
}

function anyBot({ seats }: Sitting, chance: number): number {
  const bots = seats.filter(({ kind }) => kind === "bot");
  return bots[(chance >>> 8) % bots.length]?.seat ?? 0;
}

const BOT = "bot ";

/** The key for muting a bot, which has no identity: its name. */
export function speakerOf(name: string): string {
  return BOT + name;
}

export function isBotSpeaker(player: string): boolean {
  return player.startsWith(BOT);
}

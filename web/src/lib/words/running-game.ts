/** Describes a running game: the opponents, the round, and whose turn it is. */
import type { RunningGame } from "../device/running-games.svelte";
import { formatList, t } from "./i18n.svelte";

export const isSolo = ({ seats }: RunningGame): boolean => seats.some(({ kind }) => kind === "automa");

/** People who share a device play against each other, so all of them are named. */
export function titleOf(table: RunningGame): string {
  const game = t(`game-${table.game}`);
  if (isSolo(table)) return t("table-solo", { game });
  const all = table.seats.map(({ nickname }) => nickname);
  const others = all.filter((_, at) => !table.progress?.seats.includes(at + 1));
  return t("table-with", { game, names: formatList(others.length > 0 ? others : all) });
}

export function progressOf({ progress, seats }: RunningGame): string {
  if (!progress) return t("table-running");
  const round = progress.round === null ? [] : [t("table-round", { round: progress.round })];
  return [...round, turnOf(progress, seats)].join(" · ");
}

function turnOf(progress: NonNullable<RunningGame["progress"]>, seats: RunningGame["seats"]): string {
  const [first, ...others] = progress.waiting_for;
  if (first === undefined) return t("table-running");
  if (progress.waiting_for.some((seat) => progress.seats.includes(seat))) return t("your-turn");
  if (others.length > 0) return t("waiting-for-several", { count: progress.waiting_for.length });
  return t("waiting-for", { names: seats[first - 1]?.nickname ?? "", names_count: 1 });
}

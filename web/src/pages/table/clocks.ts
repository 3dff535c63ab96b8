/** Times on clocks. */
import type { ClockTime } from "$lib/types";

/** The time left on a clock that was read `elapsed` milliseconds ago. */
export function timeLeft(clock: ClockTime, elapsed: number): number {
  return Math.max(0, clock.left - (clock.running ? elapsed : 0));
}

/** `0:07`, `12:30`, `5:00:00`; days are shown in words. */
export function clockText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

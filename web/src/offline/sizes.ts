const MEGABYTE = 1e6;

/** To one decimal place: what a download costs, rounded up. */
export function megabytes(bytes: number): number {
  return Math.ceil(bytes / (MEGABYTE / 10)) / 10;
}

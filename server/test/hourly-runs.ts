const hourOf = (milliseconds: number) => Math.floor(milliseconds / 3_600_000);

/**
 * How often the hourly job may have run since `start`, a time in milliseconds: at the start, and at each full hour
 * since. pg-boss also runs it for a full hour that is up to a minute before the start.
 */
export function mostHourlyRuns(start: number): number {
  return 1 + hourOf(Date.now()) - hourOf(start - 60_000);
}

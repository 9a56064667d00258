/** The gateway's time: this computer's clock may be wrong, and the console's times are those of the group. */

/** How much the gateway's clock is ahead of this computer's, in milliseconds. */
let ahead = 0;

/** The header counts whole seconds, and the response was on its way for a while. */
const toleranceMilliseconds = 30_000;

/** Learns the time from the `Date` of a response. */
export function learnTime(header: string | null): void {
  const difference = Date.parse(header ?? '') - Date.now();
  if (!Number.isNaN(difference)) ahead = Math.abs(difference) < toleranceMilliseconds ? 0 : difference;
}

export function currentTime(): Date {
  return gatewayTime(Date.now());
}

/** A time of this computer's clock on that of the gateway. */
export function gatewayTime(ownTime: number): Date {
  return new Date(ownTime + ahead);
}

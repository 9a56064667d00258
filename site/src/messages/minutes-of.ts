/** Whole minutes, so that nobody tries too early. */
export function minutesOf(seconds: number): number {
  return Math.ceil(seconds / 60);
}

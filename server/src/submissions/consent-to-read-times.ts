/** The first version of the privacy notice that says that the first reading of an answer is recorded. */
const firstWithReadTimes = [2026, 21] as const;

/** Whether a version of the privacy notice is that one or a later one. “2026-21” comes after “2026-9”. */
export function coversReadTimes(version: string | null): boolean {
  const parts = /^(\d+)-(\d+)$/.exec(version ?? '')?.slice(1);
  if (parts === undefined) return false;
  const [year = 0, number = 0] = parts.map(Number);
  const [firstYear, firstNumber] = firstWithReadTimes;
  return year > firstYear || (year === firstYear && number >= firstNumber);
}

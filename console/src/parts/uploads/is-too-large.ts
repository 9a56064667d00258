import { megabyte } from 'contract/megabyte.ts';
/** Whether a file is larger than a limit, which counts in full megabytes. */
export function isTooLarge(file: { size: number }, megabytes: number): boolean {
  return file.size > megabytes * megabyte;
}

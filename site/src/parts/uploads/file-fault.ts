import type { ErrorCode } from 'contract/errors.ts';
import { endingOf, type FileEnding, largestFile } from 'contract/uploads.ts';

/** What is seen to be wrong with a file before a byte of it is sent: the server would refuse it by the same code. */
export function faultOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  endings: readonly FileEnding[],
): Extract<ErrorCode, 'uploadTypeRefused' | 'uploadEmpty' | 'uploadTooLarge'> | undefined {
  const ending = endingOf(name);
  if (ending === undefined || !endings.includes(ending)) return 'uploadTypeRefused';
  if (size === 0) return 'uploadEmpty';
  return size > largestFile ? 'uploadTooLarge' : undefined;
}

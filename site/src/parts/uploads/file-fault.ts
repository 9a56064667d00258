import type { ErrorCode } from 'contract/errors.ts';
import { hasVisibleText } from 'contract/fields.ts';
import { endingOf, type FileEnding, largestFile } from 'contract/uploads.ts';

/** What is seen to be wrong with a file before a byte of it is sent: the server would refuse it by the same code. */
export function faultOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  endings: readonly FileEnding[],
): Extract<ErrorCode, 'uploadTypeRefused' | 'uploadEmpty' | 'uploadTooLarge'> | undefined {
  const ending = endingOf(name);
  // A file without a name has the ending that the server reads from its content.
  const isNameless = ending === undefined && !hasVisibleText(name);
  if (!isNameless && (ending === undefined || !endings.includes(ending))) return 'uploadTypeRefused';
  if (size === 0) return 'uploadEmpty';
  return size > largestFile ? 'uploadTooLarge' : undefined;
}

import type { ErrorCode } from 'contract/errors.ts';
import { hasVisibleText } from 'contract/fields.ts';
import { extensionOf, type FileExtension } from 'contract/uploads/file-extensions.ts';
import { maxFileBytes } from 'contract/uploads/uploads.ts';

/** Checks a file before the upload, with the error codes that the server would use. */
export function fileErrorOf(
  { name, size }: Pick<File, 'name' | 'size'>,
  extensions: readonly FileExtension[],
): Extract<ErrorCode, 'uploadTypeRefused' | 'uploadEmpty' | 'uploadTooLarge'> | undefined {
  const extension = extensionOf(name);
  // For a file without a name, the server derives the extension from the content.
  const isNameless = extension === undefined && !hasVisibleText(name);
  if (!isNameless && (extension === undefined || !extensions.includes(extension))) return 'uploadTypeRefused';
  if (size === 0) return 'uploadEmpty';
  return size > maxFileBytes ? 'uploadTooLarge' : undefined;
}

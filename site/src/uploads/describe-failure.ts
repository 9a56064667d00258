import { isCallFailure } from '../gateway/route-errors.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { failureSentence } from '../text/failure-sentence.ts';
import type { PageTexts } from '../text/page-text-types.ts';
import type { UploadFailure } from './uploads.ts';

/** A file without a choice about its metadata is never sent. */
export class Undecided extends Error {}

/** Status codes that depend on the content, so a retry fails as well. */
const finalCodes = [413, 415, 422];

/** Why a file did not arrive. An unexpected error is also reported, since the visitor only learns that it failed. */
export async function describeFailure(
  error: unknown,
  file: File,
  { catalogue, text }: { catalogue: Catalogue; text: PageTexts['uploads'] },
): Promise<UploadFailure> {
  const failed = { reason: text.failed, final: false };
  if (error instanceof Undecided) return failed;
  if (!isCallFailure(error)) {
    reportError(error);
    return failed;
  }
  if (error.reason === 'rejected' || error.reason === 'http') {
    const isFinal = error.reason === 'rejected' && finalCodes.includes(error.status);
    return { reason: failureSentence(catalogue, error), final: isFinal };
  }
  return (await isReadable(file)) ? failed : { reason: text.unreadable, final: true };
}

/** A file that was moved or changed after it was chosen fails like a network error. */
async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

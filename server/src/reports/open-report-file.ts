import type { Kysely } from 'kysely';
import { withSharedNamesLock } from '../database/stored-names-lock.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import { HttpError } from '../http/http-error.ts';
import type { Download, StaffCaller } from '../http/serve.ts';
import { auditSubmission } from '../submissions/audit-submission.ts';
import { readShown } from './report.ts';

type DownloadContext = { db: Kysely<Tables>; secret: Buffer; files: FileStore };

/** The encrypted bytes of a file as they are stored. Throws `notFound`, also for a file of today. */
export async function openReportFile(
  { db, secret, files }: DownloadContext,
  { id, position }: { id: string; position: number },
  caller: StaffCaller,
): Promise<Download> {
  return withSharedNamesLock(db, async (session) => {
    const shown = await readShown(session, secret, { id, accountId: caller.signedIn.accountId });
    const file = shown.files.find((each) => each.position === position);
    if (file === undefined) throw new HttpError('notFound');
    await auditSubmission(session, caller, 'report.file', { kind: 'report', id, details: { file: position + 1 } });
    const content = await openStoredFile(files, file.storedName);
    const bytes = await files.size(file.storedName).catch((error: unknown) => {
      content.destroy();
      throw error;
    });
    return { content, bytes, fileName: `${position + 1}.age`, mediaType: 'application/octet-stream' };
  });
}

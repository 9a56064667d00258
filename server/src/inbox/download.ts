import { Readable } from 'node:stream';
import { maxZippedBytes } from 'contract/console/inbox-item.ts';
import type { FileStore } from '../files/file-store.ts';
import { storedZipBytes, streamedEntry, writeZip } from '../files/write-zip.ts';
import { HttpError } from '../http/http-error.ts';
import type { Download } from '../http/serve.ts';
import { openAttachment } from '../submissions/conversations/open-attachment.ts';
import type { Attachment } from '../submissions/store.ts';

/** All files as one zip, which is written while it is sent. Two may have the same name, so each begins with its number. */
export function openZip(files: Pick<FileStore, 'get'>, attachments: readonly Attachment[]): Download {
  if (attachments.length === 0) throw new HttpError('notFound');
  if (attachments.reduce((sum, { bytes }) => sum + bytes, 0) > maxZippedBytes) throw new HttpError('payloadTooLarge');
  const named = attachments.map((attachment, index) => ({
    ...attachment,
    name: `${index + 1}-${attachment.safeName}`,
  }));
  async function* entries() {
    for (const attachment of named)
      yield await streamedEntry(
        attachment.name,
        attachment.bytes,
        async () => (await openAttachment(files, attachment)).content,
      );
  }
  const content = Readable.from(writeZip(entries()), { objectMode: false });
  return { content, bytes: storedZipBytes(named), fileName: 'files.zip', mediaType: 'application/zip' };
}

import { Readable } from 'node:stream';
import type { FileStore } from '../../files/file-store.ts';
import { openStoredFile } from '../../files/open-stored-file.ts';
import type { Download } from '../../http/serve.ts';
import { openStream } from '../../uploads/sealed-upload.ts';
import type { Attachment } from '../store.ts';
import { AlteredRecordError } from './conversation.ts';

/** Decrypts a file while it is sent. The browser must save it: it is whatever its sender sent. */
export async function openAttachment(
  files: Pick<FileStore, 'get'>,
  { fileToken, storedName, safeName, bytes }: Attachment,
): Promise<Download> {
  const sealed = await openStoredFile(files, storedName);
  const opened = await openStream(fileToken, sealed).catch(() => {
    sealed.destroy();
    throw new AlteredRecordError();
  });
  const content = Readable.from(opened, { objectMode: false });
  return { content, bytes, fileName: safeName, mediaType: 'application/octet-stream' };
}

import { Readable } from 'node:stream';
import type { FileStore } from '../files/file-store.ts';
import { openFile } from '../files/open-file.ts';
import type { Download } from '../http/serve.ts';
import { AlteredRecord } from '../submissions/conversations/conversation.ts';
import type { Attachment } from '../submissions/store.ts';
import { openStream } from '../uploads/sealed-upload.ts';

/** Decrypts a visitor's file while it is sent. The browser must save it: it is whatever the visitor sent. */
export async function openDownload(
  files: Pick<FileStore, 'get'>,
  { fileToken, storedName, safeName, bytes }: Attachment,
): Promise<Download> {
  const sealed = await openFile(files, storedName);
  const opened = await openStream(fileToken, sealed).catch(() => {
    sealed.destroy();
    throw new AlteredRecord();
  });
  const content = Readable.from(opened, { objectMode: false });
  return { content, bytes, fileName: safeName, mediaType: 'application/octet-stream' };
}

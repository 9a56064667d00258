import { randomBytes } from 'node:crypto';
import type { documentExtensions } from 'contract/console/media.ts';
import { safeFileName } from 'contract/uploads/safe-file-name.ts';
import { type Kysely, sql } from 'kysely';
import { containing } from '../database/like-pattern.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import type { Download } from '../http/serve.ts';
import { inspect } from '../uploads/inspect.ts';
import type { IncomingFile } from '../uploads/receive-file.ts';
import { beginUpload, deleteUploadRow } from '../uploads/store.ts';
import { removeUpload } from '../uploads/sweep.ts';
import { openStoredFile } from '../files/open-stored-file.ts';
import { documentUseCounts } from './uses.ts';

type DocumentExtension = (typeof documentExtensions)[number];

const mediaTypes: Record<DocumentExtension, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain; charset=utf-8',
  pdf: 'application/pdf',
};

/** An unguessable id of 22 characters for URLs. */
export function randomId(): string {
  return randomBytes(16).toString('base64url');
}

export function documentUrl(id: string, fileName: string): string {
  return `/files/${id}/${encodeURIComponent(fileName)}`;
}

export type SavedDocument = { id: string; fileName: string };

type DocumentStores = { db: Kysely<Tables>; files: FileStore };

/**
 * Saves a document whose content matches its extension; `finish` is part of its transaction. Throws an `HttpError`;
 * then nothing of it remains. The file is registered as an upload first, so that `sweepUploads` deletes what a kill
 * leaves.
 */
export async function saveDocument(
  { db, files }: DocumentStores,
  { fileName, content }: IncomingFile,
  extension: DocumentExtension,
  accountId: number,
  finish: (transaction: Database, saved: SavedDocument) => Promise<void>,
): Promise<SavedDocument> {
  const storedName = randomBytes(16).toString('hex');
  const tokenHash = randomBytes(32);
  const document = { id: randomId(), fileName: safeFileName(fileName, extension) };
  let bytes = 0;
  async function* counted() {
    for await (const chunk of inspect(content, extension).content) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  await beginUpload(db, { tokenHash, storedName });
  try {
    await files.put(storedName, counted());
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('document')
        .values({ ...document, mediaType: mediaTypes[extension], bytes, storedName, accountId })
        .execute();
      await deleteUploadRow(transaction, tokenHash);
      await finish(transaction, document);
    });
  } catch (error) {
    await removeUpload(db, files, { tokenHash, storedName });
    throw error;
  }
  return document;
}

/**
 * Deletes a document that nothing links to; `finish` is part of its transaction. Throws `notFound` or `documentInUse`.
 * Its file is registered as an upload first, so that `sweepUploads` deletes it if this process does not.
 */
export async function deleteDocument(
  { db, files }: DocumentStores,
  id: string,
  finish: (transaction: Database, deleted: SavedDocument) => Promise<void>,
): Promise<void> {
  const tokenHash = randomBytes(32);
  const { storedName } = await db.transaction().execute(async (transaction) => {
    const document = await documents(transaction).where('document.id', '=', id).executeTakeFirst();
    if (document === undefined) throw new HttpError('notFound');
    if (document.uses > 0) throw new HttpError('documentInUse');
    await transaction.deleteFrom('document').where('id', '=', id).execute();
    await beginUpload(transaction, { tokenHash, storedName: document.storedName });
    await finish(transaction, document);
    return document;
  });
  await removeUpload(db, files, { tokenHash, storedName });
}

/** Opens a document by its id. Throws `notFound`. */
export async function openDocument(
  { db, files }: { db: Database; files: Pick<FileStore, 'get'> },
  id: string,
): Promise<Download> {
  const document = await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
  if (document === undefined) throw new HttpError('notFound');
  const { bytes, fileName, mediaType, storedName } = document;
  const content = await openStoredFile(files, storedName);
  return { content, bytes, fileName, mediaType };
}

function documents(db: Database) {
  return db
    .selectFrom('document')
    .leftJoin(documentUseCounts.as('counted'), 'counted.name', 'document.id')
    .selectAll('document')
    .select(sql<number>`coalesce(uses, 0)`.as('uses'));
}

/** One page of the documents, newest first. */
export async function listDocumentRows(
  db: Database,
  { text, page, size }: { text: string; page: number; size: number },
) {
  const pattern = containing(text.trim());
  const { total } = await db
    .selectFrom('document')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('fileName', 'ilike', pattern)
    .executeTakeFirstOrThrow();
  const rows = await documents(db)
    .where('fileName', 'ilike', pattern)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .offset(page * size)
    .limit(size)
    .execute();
  return { rows, total };
}

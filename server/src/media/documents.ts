import { randomBytes } from 'node:crypto';
import type { documentExtensions } from 'contract/console/media.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import { HttpError } from '../http/http-error.ts';
import type { Download } from '../http/serve.ts';
import { inspect } from '../uploads/inspect.ts';
import type { IncomingFile } from '../uploads/receive-file.ts';
import { safeFileName } from '../uploads/rules.ts';
import { containing } from './containing.ts';
import { openFile } from '../files/open-file.ts';
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

/** Saves a document whose content matches its extension. Throws an `HttpError`; then nothing of it remains. */
export async function saveDocument(
  { db, files }: { db: Database; files: FileStore },
  { fileName, content }: IncomingFile,
  extension: DocumentExtension,
  accountId: number,
): Promise<SavedDocument> {
  const storedName = randomBytes(16).toString('hex');
  const document = { id: randomId(), fileName: safeFileName(fileName, extension) };
  let bytes = 0;
  async function* counted() {
    for await (const chunk of inspect(content, extension).content) {
      bytes += chunk.length;
      yield chunk;
    }
  }
  try {
    await files.put(storedName, counted());
    await db
      .insertInto('document')
      .values({ ...document, mediaType: mediaTypes[extension], bytes, storedName, accountId })
      .execute();
  } catch (error) {
    await files.remove(storedName);
    throw error;
  }
  return document;
}

/** Opens a document by its id. Throws `notFound`. */
export async function openDocument(
  { db, files }: { db: Database; files: Pick<FileStore, 'get'> },
  id: string,
): Promise<Download> {
  const document = await db.selectFrom('document').selectAll().where('id', '=', id).executeTakeFirst();
  if (document === undefined) throw new HttpError('notFound');
  const { bytes, fileName, mediaType, storedName } = document;
  const content = await openFile(files, storedName);
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
  const pattern = containing(text);
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

export function findDocumentRow(db: Database, id: string) {
  return documents(db).where('document.id', '=', id).executeTakeFirst();
}

export async function deleteDocumentRow(db: Database, id: string): Promise<void> {
  await db.deleteFrom('document').where('id', '=', id).execute();
}

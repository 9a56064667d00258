import { Readable } from 'node:stream';
import {
  deleteDocument as deleteDocumentEndpoint,
  deleteLibraryPicture,
  documentExtensions,
  downloadExport,
  downloadExportByForm,
  downloadResource,
  getLibraryPicture,
  listDocuments,
  listLibrary,
  maxStaffFileBytes,
  replaceLibraryPicture,
  saveLibraryPicture,
  uploadedPictureExtensions,
  uploadStaffFile,
} from 'contract/console/media.ts';
import { libraryUrl } from 'contract/media/picture.ts';
import { safeFileName } from 'contract/uploads/safe-file-name.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaffDownload, serveStaff, serveStaffUpload, type StaffCaller } from '../http/serve.ts';
import { preparePicture, recordPictureFiles, registerPicture } from '../pictures/receive.ts';
import { type FileLimit, type IncomingFile, receiveFile } from '../uploads/receive-file.ts';
import { deleteDocument, documentUrl, listDocumentRows, openDocument, saveDocument } from './documents.ts';
import { openExport } from './exports.ts';
import { listPosterFilms } from './film-store.ts';
import { libraryNameFor } from './library-name.ts';
import { auditMedia } from './audit-media.ts';
import { deletePicture, findLibraryRow, listLibraryRows, updatePicture } from './store.ts';
import { findUses } from './uses.ts';
import { toLibraryDocument, toLibraryPicture } from './view.ts';

type MediaContext = { db: Kysely<Tables>; dataDir: string; files: FileStore; publicFiles: PublicFiles };

const fileLimit: FileLimit = {
  fileBytes: maxStaffFileBytes,
  bodyBytes: uploadStaffFile.limit.bodyBytes,
  tooLarge: 'staffFileTooLarge',
};

export const mediaRoutes = [
  serveStaff(listLibrary, async ({ db }: MediaContext, input, { locale }) => {
    const { rows, total, counts } = await listLibraryRows(db, input);
    return { content: rows.map((row) => toLibraryPicture(row, locale)), totalElements: total, counts };
  }),

  serveStaff(getLibraryPicture, async ({ db }: MediaContext, { name }, { locale }) => {
    const row = await findPicture(db, name);
    const usedIn = await findUses(db, 'picture', name);
    return { data: { ...toLibraryPicture(row, locale), usedIn, posterOf: await listPosterFilms(db, name) } };
  }),

  serveStaff(saveLibraryPicture, async ({ db }: MediaContext, { name, ...changes }, caller) => {
    await db.transaction().execute(async (transaction) => {
      if (!(await updatePicture(transaction, name, changes))) throw new HttpError('notFound');
      await auditMedia(transaction, caller, 'media.edit', name);
    });
    return {};
  }),

  serveStaff(deleteLibraryPicture, async ({ db }: MediaContext, { name }, caller) => {
    await db.transaction().execute(async (transaction) => {
      const row = await findPicture(transaction, name);
      if (row.uses > 0) throw new HttpError('pictureInUse');
      await deletePicture(transaction, name);
      // The day until the files are deleted begins now.
      if (row.source === 'upload') await recordPictureFiles(transaction, row);
      await auditMedia(transaction, caller, 'media.delete', name);
    });
    return {};
  }),

  serveStaffUpload(replaceLibraryPicture, async (context: MediaContext, request, { name }, caller) => {
    const { description, focusX, focusY } = await findPicture(context.db, name);
    const picture = { name, description, focus: { x: focusX, y: focusY } };
    await receiveFile(
      request,
      (file) => savePicture(context, file, picture, { caller, action: 'media.replace' }),
      fileLimit,
    );
    return {};
  }),

  serveStaffUpload(uploadStaffFile, async (context: MediaContext, request, _input, caller) =>
    receiveFile(
      request,
      async (file) => {
        const extension = lowerCaseExtensionOf(file.fileName);
        const document = documentExtensions.find((known) => known === extension);
        if (document !== undefined) {
          const { accountId } = caller.signedIn;
          const { id, fileName } = await saveDocument(context, file, document, accountId, (transaction, saved) =>
            auditMedia(transaction, caller, 'media.upload', saved.fileName),
          );
          const url = documentUrl(id, fileName);
          return { url, fileName: url, newFileName: fileName, originalFilename: file.fileName };
        }
        const name = libraryNameFor(file.fileName, 'picture');
        const picture = { name, description: { cn: '' }, focus: { x: 0.5, y: 0.5 } };
        await savePicture(context, file, picture, { caller, action: 'media.upload' });
        const url = libraryUrl(name);
        return { url, fileName: url, newFileName: name, originalFilename: file.fileName };
      },
      fileLimit,
    ),
  ),

  serveStaff(listDocuments, async ({ db }: MediaContext, input) => {
    const { rows, total } = await listDocumentRows(db, input);
    return { content: rows.map(toLibraryDocument), totalElements: total };
  }),

  serveStaff(deleteDocumentEndpoint, async (context: MediaContext, { id }, caller) => {
    await deleteDocument(context, id, (transaction, deleted) =>
      auditMedia(transaction, caller, 'media.delete', deleted.fileName),
    );
    return {};
  }),

  serveStaffDownload(downloadExport, (context: MediaContext, input, { signedIn }) =>
    openExport(context, { accountId: signedIn.accountId, name: input.fileName, deleted: input.delete }),
  ),

  serveStaffDownload(downloadExportByForm, (context: MediaContext, input, { signedIn }) =>
    openExport(context, { accountId: signedIn.accountId, name: input.fileName, deleted: input.delete }),
  ),

  serveStaffDownload(downloadResource, (context: MediaContext, { resource }) =>
    openDocument(context, resource.split('/')[2] ?? ''),
  ),
];

async function findPicture(db: Database, name: string) {
  const row = await findLibraryRow(db, name);
  if (row === undefined) throw new HttpError('notFound');
  return row;
}

function lowerCaseExtensionOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}

/** Adds or replaces a picture, with its entry in the audit log. */
async function savePicture(
  context: MediaContext,
  { fileName, content }: IncomingFile,
  picture: { name: string; description: { cn: string }; focus: { x: number; y: number } },
  { caller, action }: { caller: StaffCaller; action: 'media.upload' | 'media.replace' },
): Promise<void> {
  const extension = uploadedPictureExtensions.find((known) => known === lowerCaseExtensionOf(fileName));
  if (extension === undefined) throw new HttpError('uploadTypeRefused');
  const mediaType = extension === 'png' ? 'image/png' : 'image/jpeg';
  const prepared = await preparePicture(context, Readable.from(content), { ...picture, fileName, mediaType });
  await context.db.transaction().execute(async (transaction) => {
    await registerPicture(transaction, prepared);
    await auditMedia(transaction, caller, action, picture.name, safeFileName(fileName, extension));
  });
}

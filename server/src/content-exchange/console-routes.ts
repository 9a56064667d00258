import type { ContentRef } from 'contract/console/content-items.ts';
import {
  applyContentImport,
  exchangeBounds,
  exportContent,
  exportTranslation,
  exportWorkbook,
  maxExchangeBytes,
  previewContentImport,
} from 'contract/console/content-exchange.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { safeFileName } from 'contract/uploads/safe-file-name.ts';
import type { Kysely } from 'kysely';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaff, serveStaffUpload, type SignedIn, type StaffCaller } from '../http/serve.ts';
import { discardExport, openExport, saveExport, takeExport } from '../media/exports.ts';
import { namedItems } from '../publishing/routes/audit-item.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { findItem, type StoredItem } from '../publishing/items/store.ts';
import { requireRecentConfirmation } from '../http/recent-confirmation.ts';
import type { UploadLimits } from '../uploads/ensure-space.ts';
import { receiveFile } from '../uploads/receive-file.ts';
import { applyImport } from './apply-import.ts';
import { packContent, unpackFilms } from './content-zip.ts';
import { type OpenFile, readExchangeFile } from './exchange-file.ts';
import { makeExport } from './make-export.ts';
import { filmStates, missingMedia, missingPictures, prepareFilms, preparePictures } from './missing-media.ts';
import { previewImport } from './preview.ts';
import { makeTranslation } from './translation-items.ts';
import { usedMedia } from './used-media.ts';
import { workbookType, writeWorkbook } from './write-workbook.ts';
import { writeXliff } from './write-xliff.ts';

/** The types of files that an import takes. */
const sentExtensions = ['zip', 'xlsx', 'xlf', 'xliff'] as const;

type ExchangeContext = {
  db: Kysely<Tables>;
  dataDir: string;
  files: FileStore;
  publicFiles: PublicFiles;
  uploadLimits: UploadLimits;
  publishableKinds: PublishableKinds;
};

async function findAll(db: Database, kind: ContentKind, ids: readonly string[]): Promise<StoredItem[]> {
  const items: StoredItem[] = [];
  for (const id of new Set(ids)) {
    const item = await findItem(db, { kind, id });
    if (!item) throw new HttpError('notFound');
    items.push(item);
  }
  return items;
}

/** Saves an export for the caller alone, with its entry in the audit log. Returns its name. */
async function saveAuditedExport(
  context: ExchangeContext,
  caller: StaffCaller,
  file: { fileName: string; mediaType: string; content: AsyncIterable<Uint8Array> | Iterable<Uint8Array> },
  { items, target }: { items: readonly ContentRef[]; target?: string },
): Promise<string> {
  const fileName = await saveExport(context, { accountId: caller.signedIn.accountId, ...file });
  await recordAudit(context.db, {
    ...auditedCaller(caller),
    action: 'content.export',
    object: { kind: 'contentExchange', id: fileName, title: file.fileName },
    details: { target, items: await namedItems(context.db, items) },
  });
  return fileName;
}

/** Throws `unavailable` before the largest file would take the space of the database. */
async function requireSpace({ files, uploadLimits }: ExchangeContext): Promise<void> {
  if ((await files.freeBytes()) < uploadLimits.reserveBytes + maxExchangeBytes) throw new HttpError('unavailable');
}

/** Opens a sent file, as often as it has to be read. */
function openerOf(context: ExchangeContext, accountId: number, name: string): OpenFile {
  return async () => {
    try {
      return (await openExport(context, { accountId, name, deleted: false })).content;
    } catch (error) {
      throw error instanceof HttpError && error.code === 'notFound' ? new HttpError('exchangeFileGone') : error;
    }
  };
}

function rejectReader(kinds: PublishableKinds, items: readonly { kind: keyof PublishableKinds }[], caller: SignedIn) {
  const isForbidden = items.some(
    ({ kind }) => !mayUseContent(kinds[kind].definition.lifecycle, 'read', caller.permissions),
  );
  if (isForbidden) throw new HttpError('forbidden');
}

export const contentExchangeRoutes = [
  serveStaff(exportContent, async (context: ExchangeContext, { items }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    rejectReader(context.publishableKinds, items, signedIn);
    await requireSpace(context);
    const exported = await makeExport(context, items, { ...exchangeBounds, bytes: exchangeBounds.fileBytes });
    const day = beijingDay(new Date());
    const file = { fileName: `content-${day}.zip`, mediaType: 'application/zip', content: packContent(exported) };
    const fileName = await saveAuditedExport(context, caller, file, { items });
    const [pictures, films] = [exported.pictures.size, exported.films.length];
    return { data: { fileName, items: items.length, pictures, films } };
  }),

  serveStaff(exportTranslation, async (context: ExchangeContext, { items: references, target }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    rejectReader(context.publishableKinds, references, signedIn);
    const items = await makeTranslation(context, references, target);
    const content = Buffer.from(writeXliff(items, target));
    if (content.length > exchangeBounds.fileBytes) throw new HttpError('exchangeFileTooLarge');
    const day = beijingDay(new Date());
    const file = {
      fileName: `translation-${target}-${day}.xlf`,
      mediaType: 'application/xliff+xml',
      content: [content],
    };
    const fileName = await saveAuditedExport(context, caller, file, { target, items });
    const texts = items.reduce((sum, item) => sum + item.texts.length, 0);
    return { data: { fileName, items: items.length, texts } };
  }),

  serveStaff(exportWorkbook, async (context: ExchangeContext, { kind, ids }, caller) => {
    const { signedIn, locale } = caller;
    requireRecentConfirmation(signedIn);
    rejectReader(context.publishableKinds, [{ kind }], signedIn);
    const items = await findAll(context.db, kind, ids);
    const content = await writeWorkbook(kind, items, locale);
    const file = { fileName: `${kind}-${beijingDay(new Date())}.xlsx`, mediaType: workbookType, content: [content] };
    const fileName = await saveAuditedExport(context, caller, file, { items });
    return { data: { fileName, items: items.length } };
  }),

  serveStaffUpload(previewContentImport, async (context: ExchangeContext, request, _input, caller) => {
    const { db, publishableKinds } = context;
    const { accountId, permissions } = caller.signedIn;
    const bounds = {
      fileBytes: maxExchangeBytes,
      bodyBytes: previewContentImport.limit.bodyBytes,
      tooLarge: 'exchangeFileTooLarge' as const,
    };
    await requireSpace(context);
    const fileName = await receiveFile(
      request,
      ({ fileName: sentAs, content }) =>
        saveExport(context, {
          accountId,
          fileName: safeFileName(
            sentAs,
            sentExtensions.find((known) => sentAs.toLowerCase().endsWith(`.${known}`)) ?? 'zip',
          ),
          mediaType: 'application/octet-stream',
          content,
        }),
      bounds,
    );
    try {
      const { items, packed } = await readExchangeFile(publishableKinds, openerOf(context, accountId, fileName));
      const missing = packed ? await missingPictures(db, packed) : [];
      const pictures = (packed?.content.pictures ?? []).map(({ name }) => ({
        name,
        isNew: missing.some((picture) => picture.name === name),
      }));
      const films = packed ? await filmStates(db, packed) : [];
      const previewed = await previewImport(db, publishableKinds, items, permissions);
      return { data: { fileName, items: previewed, pictures, films } };
    } catch (error) {
      await discardExport(context, fileName);
      throw error;
    }
  }),

  serveStaff(applyContentImport, async (context: ExchangeContext, { fileName, items: choices }, caller) => {
    const { db, publishableKinds } = context;
    const { accountId, name, permissions } = caller.signedIn;
    const open = openerOf(context, accountId, fileName);
    const { items, packed } = await readExchangeFile(publishableKinds, open);
    // A translator may import texts, and adds no pictures and films.
    const chosen = (packed?.content.items ?? []).filter(
      ({ kind }, number) =>
        choices.some((choice) => choice.number === number) &&
        mayUseContent(publishableKinds[kind].definition.lifecycle, 'edit', permissions),
    );
    const missing = packed && (await missingMedia(db, packed, usedMedia(publishableKinds, chosen)));
    const pictures = packed && missing ? await preparePictures(context, packed, missing.pictures) : [];
    const films = missing ? await prepareFilms(context, unpackFilms(await open()), missing.films) : [];
    let sentAs: string | undefined;
    const imported = { items, choices, pictures, films, granted: permissions, author: { accountId, name } };
    const applied = await applyImport(db, publishableKinds, imported, {
      // A browser that has waited too long sends the same again, which would add every new item twice.
      begin: async (transaction) => {
        sentAs = await takeExport(transaction, { accountId, name: fileName });
        if (sentAs === undefined) throw new HttpError('exchangeFileGone');
      },
      finish: async (transaction, done) => {
        const named = await namedItems(transaction, done);
        await recordAudit(transaction, {
          ...auditedCaller(caller),
          action: 'content.import',
          object: { kind: 'contentExchange', id: fileName, ...(sentAs !== undefined && { title: sentAs }) },
          details: { items: named, pictures: pictures.length, films: films.length },
        });
      },
    });
    // The import has succeeded, whether the file can be deleted now or only by the daily sweep.
    await discardExport(context, fileName).catch(() => undefined);
    const created = applied.filter(({ isNew }) => isNew).length;
    return {
      data: {
        items: applied.map(({ number, kind, id }) => ({ number, kind, id })),
        created,
        changed: applied.length - created,
        pictures: pictures.length,
        films: films.length,
      },
    };
  }),
];

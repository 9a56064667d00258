import {
  applyContentImport,
  exchangeBounds,
  exportContent,
  exportTranslation,
  exportWorkbook,
  previewContentImport,
} from 'contract/console/content-exchange.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { buffer } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import type { FileStore } from '../files/file-store.ts';
import type { PublicFiles } from '../files/public-files.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaff, serveStaffFile, type SignedIn, type StaffCaller } from '../http/serve.ts';
import { openExport, saveExport } from '../media/exports.ts';
import type { PublishableKinds } from '../publishing/definition.ts';
import { findItem, type StoredItem } from '../publishing/store.ts';
import { requireRecentConfirmation } from '../sessions/confirmation.ts';
import { receiveFile } from '../uploads/receive-file.ts';
import { applyImport } from './apply-import.ts';
import { packContent } from './content-zip.ts';
import { readExchangeFile } from './exchange-file.ts';
import { makeExport } from './make-export.ts';
import { missingPictures, prepareMissingPictures } from './missing-pictures.ts';
import { previewImport } from './preview.ts';
import { makeTranslation } from './translation-items.ts';
import { usedPictures } from './used-pictures.ts';
import { workbookType, writeWorkbook } from './write-workbook.ts';
import { writeXliff } from './write-xliff.ts';

type ExchangeContext = {
  db: Kysely<Tables>;
  dataDir: string;
  files: FileStore;
  publicFiles: PublicFiles;
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

type ExportedItem = Pick<StoredItem, 'kind' | 'id'>;

/** Saves an export for the caller alone, with its entry in the audit log. Returns its name. */
async function saveAuditedExport(
  context: ExchangeContext,
  caller: StaffCaller,
  file: { fileName: string; mediaType: string; content: Buffer },
  { items, ...details }: { items: readonly ExportedItem[]; target?: string },
): Promise<string> {
  const fileName = await saveExport(context, { accountId: caller.signedIn.accountId, ...file });
  await recordAudit(context.db, {
    ...auditedCaller(caller),
    action: 'content.export',
    object: { kind: 'contentExchange', id: fileName },
    details: { ...details, items: namesOf(items) },
  });
  return fileName;
}

function namesOf(items: readonly ExportedItem[]): string[] {
  return items.map(({ kind, id }) => `${kind}/${id}`);
}

function rejectReader(kinds: PublishableKinds, items: readonly { kind: keyof PublishableKinds }[], caller: SignedIn) {
  const isForbidden = items.some(({ kind }) => !mayUseContent(kinds[kind].definition.sort, 'read', caller.permissions));
  if (isForbidden) throw new HttpError('forbidden');
}

export const contentExchangeRoutes = [
  serveStaff(exportContent, async (context: ExchangeContext, { items }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    rejectReader(context.publishableKinds, items, signedIn);
    const packed = await makeExport(context, items, exchangeBounds.fileBytes);
    const day = beijingDay(new Date());
    const file = { fileName: `content-${day}.zip`, mediaType: 'application/zip', content: packContent(packed) };
    const fileName = await saveAuditedExport(context, caller, file, { items });
    return { data: { fileName, items: items.length, pictures: packed.pictures.size } };
  }),

  serveStaff(exportTranslation, async (context: ExchangeContext, { items: references, target }, caller) => {
    const { signedIn } = caller;
    requireRecentConfirmation(signedIn);
    rejectReader(context.publishableKinds, references, signedIn);
    const items = await makeTranslation(context, references, target);
    const content = Buffer.from(writeXliff(items, target));
    if (content.length > exchangeBounds.fileBytes) throw new HttpError('exchangeFileTooLarge');
    const day = beijingDay(new Date());
    const file = { fileName: `translation-${target}-${day}.xlf`, mediaType: 'application/xliff+xml', content };
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
    const file = { fileName: `${kind}-${beijingDay(new Date())}.xlsx`, mediaType: workbookType, content };
    const fileName = await saveAuditedExport(context, caller, file, { items });
    return { data: { fileName, items: items.length } };
  }),

  serveStaffFile(previewContentImport, async (context: ExchangeContext, request, _input, caller) => {
    const { db, publishableKinds } = context;
    const { accountId, permissions } = caller.signedIn;
    const bounds = {
      fileBytes: exchangeBounds.fileBytes,
      bodyBytes: previewContentImport.limit.bodyBytes,
      tooLarge: 'exchangeFileTooLarge' as const,
    };
    const bytes = await receiveFile(request, ({ content }) => buffer(content), bounds);
    const { items, packed } = await readExchangeFile(publishableKinds, bytes);
    const missing = packed ? await missingPictures(db, packed) : [];
    const previewed = await previewImport(db, publishableKinds, items, permissions);
    const file = { accountId, fileName: 'import.zip', mediaType: 'application/zip', content: bytes };
    const fileName = await saveExport(context, file);
    const pictures = (packed?.content.pictures ?? []).map(({ name }) => ({
      name,
      isNew: missing.some((picture) => picture.name === name),
    }));
    return { data: { fileName, items: previewed, pictures } };
  }),

  serveStaff(applyContentImport, async (context: ExchangeContext, { fileName, items: choices }, caller) => {
    const { db, publishableKinds } = context;
    const { accountId, name, permissions } = caller.signedIn;
    const { content } = await openExport(context, { accountId, name: fileName, deleted: false });
    const { items, packed } = await readExchangeFile(publishableKinds, await buffer(content));
    const used = (packed?.content.items ?? []).flatMap(({ kind, body }, number) => {
      const { definition } = publishableKinds[kind];
      // A translator may import texts, and adds no pictures.
      const isWanted =
        choices.some((choice) => choice.number === number) && mayUseContent(definition.sort, 'edit', permissions);
      return isWanted ? [...usedPictures(definition.body, body)] : [];
    });
    const pictures = packed ? await prepareMissingPictures(context, packed, new Set(used)) : [];
    const imported = { items, choices, pictures, granted: permissions, author: { accountId, name } };
    const applied = await applyImport(db, publishableKinds, imported, (transaction, done) =>
      recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'content.import',
        object: { kind: 'contentExchange', id: fileName },
        details: { items: namesOf(done), pictures: pictures.length },
      }),
    );
    const created = applied.filter(({ isNew }) => isNew).length;
    return {
      data: {
        items: applied.map(({ number, kind, id }) => ({ number, kind, id })),
        created,
        changed: applied.length - created,
        pictures: pictures.length,
      },
    };
  }),
];

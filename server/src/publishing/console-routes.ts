import type { AuditAction } from 'contract/console/audit.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import { type ContentKind, contentKindNames } from 'contract/console/content-kinds.ts';
import { searchContent } from 'contract/console/content-search.ts';
import {
  cancelSchedule,
  compareRevisions,
  confirmTranslation,
  createContent,
  createPreviewLink,
  deleteContent,
  getContent,
  listContent,
  listRevisions,
  listTranslations,
  previewDraft,
  previewParameter,
  publishContent,
  reorderContent,
  restoreRevision,
  saveContent,
  undoWithdrawal,
  withdrawContent,
} from 'contract/console/publishing.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import { localePath } from 'contract/paths.ts';
import type { Kysely } from 'kysely';
import { auditedCaller } from '../audit/caller.ts';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { serveStaff, type SignedIn, type StaffCaller } from '../http/serve.ts';
import { auditItem } from './audit-item.ts';
import type { Publishable, PublishableKinds } from './definition.ts';
import { readBody, readStoredBody } from './read-body.ts';
import { countGroups, countStates, countStatesByLocale, listItems } from './list.ts';
import { fieldOfLeaf, type Leaves } from './leaves.ts';
import { changedLeaves } from './merge.ts';
import { namedAsIn } from './moved-rows.ts';
import { keepPreviewDraft, previewDraftMinutes } from './preview-drafts.ts';
import { type Preview, previewToken } from './preview-token.ts';
import {
  cancelItemSchedule,
  publishingProblems,
  publishItem,
  rejectPublisher,
  undoItemWithdrawal,
  withdrawItem,
} from './publish.ts';
import { leavesOfRevision, projectItem } from './project.ts';
import { mayChange } from './rules.ts';
import { searchItems } from './search.ts';
import {
  createItem,
  deleteDraft,
  type Editor,
  lockExisting,
  rejectOlderVersion,
  rejectTooLarge,
  restoreItem,
  saveItem,
} from './save.ts';
import {
  findItem,
  findRevision,
  listRevisionRows,
  lockItem,
  type StoredItem,
  updateItem,
  updateLanguage,
} from './store.ts';
import { checkedAfterConfirmation, columnsOfChecked, staleFieldsOf } from './translations.ts';
import { pathsOf, viewFound, viewItem, viewRevision, viewRow } from './view.ts';

type PublishingContext = { db: Kysely<Tables>; publishableKinds: PublishableKinds; secret: Buffer };

function editorOf({ accountId, name, permissions }: SignedIn): Editor {
  return { author: { accountId, name }, granted: permissions };
}

function rejectReader({ definition }: Publishable, { permissions }: SignedIn): void {
  if (!mayUseContent(definition.sort, 'read', permissions)) throw new HttpError('forbidden');
}

function readableKinds(
  kinds: PublishableKinds,
  { permissions }: SignedIn,
  names: readonly ContentKind[],
): ContentKind[] {
  return names.filter((name) => mayUseContent(kinds[name].definition.sort, 'read', permissions));
}

async function readItem(db: Database, kind: Publishable, id: string, signedIn: SignedIn): Promise<StoredItem> {
  rejectReader(kind, signedIn);
  const item = await findItem(db, { kind: kind.kind, id });
  if (!item) throw new HttpError('notFound');
  return item;
}

/** The item as its editor sees it after a change in the same transaction. */
async function viewChanged(db: Database, kind: Publishable, id: string, { permissions }: SignedIn) {
  const item = await findItem(db, { kind: kind.kind, id });
  if (!item) throw new HttpError('notFound');
  return viewItem(kind, item, permissions);
}

/** The page of an item that is previewed: the first one, or the one asked for. */
function previewedPath(kind: Publishable, id: string, leaves: Leaves, asked?: string): string {
  if (publishingProblems(kind, leaves, null).length > 0) throw new HttpError('notPublishable');
  const paths = pathsOf(kind, id, leaves);
  const path = asked === undefined ? paths[0] : paths.find((known) => known === asked);
  if (path === undefined) throw new HttpError('notFound');
  return path;
}

function previewAddress({ secret }: PublishingContext, preview: Preview): string {
  const { locale, path } = preview;
  const token = previewToken(secret, preview);
  return `${localePath(locale, path)}${path.includes('?') ? '&' : '?'}${previewParameter}=${token}`;
}

function dateOf(instant: string | undefined): Date | undefined {
  return instant === undefined ? undefined : new Date(instant);
}

type LanguagesInput = { kind: ContentKind; id: string; locales: readonly Locale[] };

/** An action on languages of an item: checked, done, audited and answered in one transaction. */
async function changeLanguages(
  { db, publishableKinds }: PublishingContext,
  { kind: name, id, locales }: LanguagesInput,
  caller: StaffCaller,
  action: AuditAction,
  change: (db: Database, kind: Publishable, item: StoredItem, locales: readonly Locale[]) => Promise<void>,
) {
  const { signedIn } = caller;
  const kind = publishableKinds[name];
  rejectPublisher(kind, { granted: signedIn.permissions, confirmedAt: signedIn.confirmedAt });
  return db.transaction().execute(async (transaction) => {
    const item = await lockExisting(transaction, kind, id);
    await change(transaction, kind, item, [...new Set(locales)]);
    const data = await viewChanged(transaction, kind, id, signedIn);
    await auditItem(transaction, caller, action, item, { locales: [...locales] });
    return { data };
  });
}

/** A record of what was saved: the fields, not their texts, which the revision has. */
async function auditSave(db: Database, caller: StaffCaller, action: AuditAction, kind: Publishable, id: string) {
  const item = await findItem(db, { kind: kind.kind, id });
  if (item) await auditItem(db, caller, action, item, { version: item.version });
}

export const publishingRoutes = [
  serveStaff(listContent, async ({ db, publishableKinds }: PublishingContext, input, { locale, signedIn }) => {
    const { kind: name, group, state, locale: of, text, sort, order, page, size } = input;
    const kind = publishableKinds[name];
    rejectReader(kind, signedIn);
    const { definition } = kind;
    const filter = { kinds: [name], group, locale: of, text };
    const descending = order === undefined ? sort === 'updated' || sort === 'date' : order === 'descending';
    const [{ items, total }, counts, groups] = await Promise.all([
      listItems(db, { ...filter, state }, { sort, descending, locale }, { page, size }),
      countStates(db, filter),
      countGroups(db, { kinds: [name], text }),
    ]);
    return {
      content: items.map(viewRow),
      totalElements: total,
      counts,
      groups,
      abilities: {
        create: definition.isFixed !== true && mayUseContent(definition.sort, 'edit', signedIn.permissions),
        reorder: definition.isOrdered === true && mayUseContent(definition.sort, 'publish', signedIn.permissions),
        publish: definition.sort !== 'record' && mayUseContent(definition.sort, 'publish', signedIn.permissions),
        withdraw: definition.isFixed !== true && mayUseContent(definition.sort, 'publish', signedIn.permissions),
      },
    };
  }),

  serveStaff(listTranslations, async ({ db, publishableKinds }: PublishingContext, input, { locale, signedIn }) => {
    const { kind, state, locale: of, text, page, size } = input;
    const kinds = readableKinds(publishableKinds, signedIn, kind === undefined ? contentKindNames : [kind]);
    const [{ items, total }, { counts, coverage }] = await Promise.all([
      listItems(db, { kinds, state, locale: of, text }, { sort: 'waiting', descending: false, locale }, { page, size }),
      countStatesByLocale(db, { kinds, locale: of, text }),
    ]);
    return { content: items.map(viewRow), totalElements: total, counts, coverage };
  }),

  serveStaff(searchContent, async ({ db, publishableKinds }: PublishingContext, { text }, { signedIn }) => {
    const kinds = readableKinds(publishableKinds, signedIn, contentKindNames);
    const { rows, total } = await searchItems(db, { kinds, text });
    return { content: rows.map(viewFound), totalElements: total };
  }),

  serveStaff(getContent, async ({ db, publishableKinds }: PublishingContext, { kind: name, id }, { signedIn }) => {
    const kind = publishableKinds[name];
    return { data: viewItem(kind, await readItem(db, kind, id, signedIn), signedIn.permissions) };
  }),

  serveStaff(createContent, async ({ db, publishableKinds }: PublishingContext, { kind, body }, caller) =>
    db.transaction().execute(async (transaction) => {
      const data = await createItem(transaction, publishableKinds[kind], body, editorOf(caller.signedIn));
      await auditSave(transaction, caller, 'content.create', publishableKinds[kind], data.id);
      return { data };
    }),
  ),

  serveStaff(saveContent, async ({ db, publishableKinds }: PublishingContext, { kind: name, ...input }, caller) =>
    db.transaction().execute(async (transaction) => {
      const kind = publishableKinds[name];
      const data = await saveItem(transaction, kind, input, editorOf(caller.signedIn));
      await auditSave(transaction, caller, 'content.save', kind, input.id);
      return { data };
    }),
  ),

  serveStaff(deleteContent, async ({ db, publishableKinds }: PublishingContext, { kind, ...input }, caller) => {
    await db.transaction().execute(async (transaction) => {
      const item = await deleteDraft(transaction, publishableKinds[kind], input, editorOf(caller.signedIn));
      await auditItem(transaction, caller, 'content.delete', item);
    });
    return {};
  }),

  serveStaff(publishContent, async ({ db, publishableKinds }: PublishingContext, input, caller) => {
    const { kind: name, id, version, at, until } = input;
    const kind = publishableKinds[name];
    rejectPublisher(kind, { granted: caller.signedIn.permissions, confirmedAt: caller.signedIn.confirmedAt });
    return db.transaction().execute(async (transaction) => {
      const item = await lockExisting(transaction, kind, id);
      await rejectOlderVersion(transaction, kind, item, version);
      const locales = [...new Set(input.locales)];
      const times = { at: dateOf(at), until: dateOf(until) };
      const isScheduled = await publishItem(transaction, kind, item, locales, times);
      const data = await viewChanged(transaction, kind, id, caller.signedIn);
      const details = { version, locales, ...(at !== undefined && { at }), ...(until !== undefined && { until }) };
      await auditItem(transaction, caller, isScheduled ? 'content.schedule' : 'content.publish', item, details);
      return { data };
    });
  }),

  serveStaff(cancelSchedule, async (context: PublishingContext, input, caller) =>
    changeLanguages(context, input, caller, 'content.cancelSchedule', (db, _kind, item, locales) =>
      cancelItemSchedule(db, item, locales),
    ),
  ),

  serveStaff(withdrawContent, async (context: PublishingContext, input, caller) =>
    changeLanguages(context, input, caller, 'content.withdraw', withdrawItem),
  ),

  serveStaff(undoWithdrawal, async (context: PublishingContext, input, caller) =>
    changeLanguages(context, input, caller, 'content.undoWithdrawal', undoItemWithdrawal),
  ),

  serveStaff(confirmTranslation, async ({ db, publishableKinds }: PublishingContext, input, caller) => {
    const { kind: name, id, version, locale, fields } = input;
    const kind = publishableKinds[name];
    if (locale === defaultLocale || !mayChange(kind.definition.sort, locale, caller.signedIn.permissions))
      throw new HttpError('forbidden');
    return db.transaction().execute(async (transaction) => {
      const item = await lockExisting(transaction, kind, id);
      await rejectOlderVersion(transaction, kind, item, version);
      const language = item.languages[locale];
      const stale = staleFieldsOf(language, item.source);
      const confirmed = fields === undefined ? stale : stale.filter((field) => fields.includes(field));
      const leaves = readStoredBody(kind.definition.body, item.draft);
      const checked = checkedAfterConfirmation(leaves, language, confirmed);
      await updateLanguage(transaction, item, locale, columnsOfChecked(checked));
      const data = await viewChanged(transaction, kind, id, caller.signedIn);
      await auditItem(transaction, caller, 'content.confirmTranslation', item, { locale, fields: confirmed });
      return { data };
    });
  }),

  serveStaff(listRevisions, async ({ db, publishableKinds }: PublishingContext, input, { signedIn }) => {
    const { kind: name, id, page, size } = input;
    const item = await readItem(db, publishableKinds[name], id, signedIn);
    const { rows, total } = await listRevisionRows(db, item, { offset: page * size, limit: size });
    return { content: rows.map((row) => viewRevision(row, item)), totalElements: total };
  }),

  serveStaff(compareRevisions, async ({ db, publishableKinds }: PublishingContext, input, { signedIn }) => {
    const kind = publishableKinds[input.kind];
    const item = await readItem(db, kind, input.id, signedIn);
    const [before, after] = await Promise.all([
      findRevision(db, item, input.before),
      findRevision(db, item, input.after),
    ]);
    if (before === undefined || after === undefined) throw new HttpError('notFound');
    const present = readStoredBody(kind.definition.body, after);
    const old = namedAsIn(readStoredBody(kind.definition.body, before), present);
    const changed = changedLeaves(old, present);
    const fields = changed.map((name) => ({
      ...fieldOfLeaf(name),
      before: old.get(name) ?? null,
      after: present.get(name) ?? null,
    }));
    return { fields, equalFields: new Set([...old.keys(), ...present.keys()]).size - changed.length };
  }),

  serveStaff(restoreRevision, async ({ db, publishableKinds }: PublishingContext, { kind: name, ...input }, caller) =>
    db.transaction().execute(async (transaction) => {
      const kind = publishableKinds[name];
      const data = await restoreItem(transaction, kind, input, editorOf(caller.signedIn));
      await auditSave(transaction, caller, 'content.restore', kind, input.id);
      return { data };
    }),
  ),

  serveStaff(createPreviewLink, async (context: PublishingContext, input, caller) => {
    const { db, publishableKinds } = context;
    const { kind: name, id, locale, minutes } = input;
    const kind = publishableKinds[name];
    const item = await readItem(db, kind, id, caller.signedIn);
    const number = input.number ?? item.version;
    if ((await findRevision(db, item, number)) === undefined) throw new HttpError('notFound');
    const path = previewedPath(kind, id, await leavesOfRevision(db, kind, item, number), input.path);
    const until = new Date(Date.now() + minutes * 60_000);
    const address = previewAddress(context, { kind: name, id, shown: number, locale, path, until });
    const details = { number, locale, until: until.toISOString() };
    await db
      .transaction()
      .execute((transaction) => auditItem(transaction, caller, 'content.createPreviewLink', item, details));
    return { address, expiresAt: until.toISOString() };
  }),

  // Not in the audit log: an editor who types would fill it, and nobody else gets the address.
  serveStaff(previewDraft, async (context: PublishingContext, { kind: name, id, locale, body }, { signedIn }) => {
    const { db, publishableKinds } = context;
    const kind = publishableKinds[name];
    await readItem(db, kind, id, signedIn);
    const leaves = readBody(kind.definition.body, body);
    rejectTooLarge(kind, leaves);
    const path = previewedPath(kind, id, leaves);
    const shown = await keepPreviewDraft(db, kind, { accountId: signedIn.accountId, id, leaves });
    const until = new Date(Date.now() + previewDraftMinutes * 60_000);
    return { address: previewAddress(context, { kind: name, id, shown, locale, path, until }) };
  }),

  serveStaff(reorderContent, async ({ db, publishableKinds }: PublishingContext, { kind: name, ids }, caller) => {
    const kind = publishableKinds[name];
    if (
      kind.definition.isOrdered !== true ||
      !mayUseContent(kind.definition.sort, 'publish', caller.signedIn.permissions)
    )
      throw new HttpError('forbidden');
    await db.transaction().execute(async (transaction) => {
      const order = [...new Set(ids)];
      const items = new Map<string, StoredItem>();
      // In one order in all transactions, so that two of them cannot wait for each other.
      for (const id of order.toSorted()) {
        const item = await lockItem(transaction, { kind: name, id });
        if (!item) throw new HttpError('notFound');
        items.set(id, item);
      }
      const places = [...items.values()].map(({ position }) => position ?? 0).toSorted((a, b) => a - b);
      for (const [index, id] of order.entries()) {
        const position = places[index] ?? 0;
        if (items.get(id)?.position === position) continue;
        await updateItem(transaction, { kind: name, id }, { position });
        await projectItem(transaction, kind, { kind: name, id });
      }
      const object = { kind: name, id: '' };
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'content.reorder',
        object,
        details: { ids: order },
      });
    });
    return {};
  }),
];

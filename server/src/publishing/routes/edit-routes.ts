import type { AuditAction } from 'contract/console/audit.ts';
import { isTree } from 'contract/console/content-kinds.ts';
import { mayUseContent } from 'contract/console/content-rights.ts';
import {
  confirmTranslation,
  createContent,
  deleteContent,
  reorderContent,
  saveContent,
} from 'contract/console/publishing.ts';
import { restoreRevision } from 'contract/console/revisions.ts';
import { defaultLocale } from 'contract/locales.ts';
import { auditedCaller } from '../../audit/caller.ts';
import { recordAudit } from '../../audit/record.ts';
import type { Database } from '../../database/open.ts';
import { HttpError } from '../../http/http-error.ts';
import { serveStaff, type SignedIn, type StaffCaller } from '../../http/serve.ts';
import { auditItem, namedItems } from './audit-item.ts';
import type { Publishable } from '../definition.ts';
import { readStoredBody } from '../bodies/read-body.ts';
import { reorderItems } from '../changes/reorder.ts';
import { type PublishingContext, readChanged } from './route-items.ts';
import { listAbilitiesOf, mayChange } from '../rules.ts';
import {
  createItem,
  deleteDraft,
  type Editor,
  lockExisting,
  moveToParent,
  rejectOlderVersion,
  restoreItem,
  saveItem,
} from '../changes/save.ts';
import { fieldsWithOtherFigures } from '../lists/stale-texts.ts';
import { findItem, updateLanguage } from '../items/store.ts';
import { checkedAfterConfirmation, columnsOfChecked, staleFieldsOf } from '../items/translations.ts';

function editorOf({ accountId, name, permissions }: SignedIn): Editor {
  return { author: { accountId, name }, granted: permissions };
}

/** Only the version: the revision has the texts. */
async function auditSave(db: Database, caller: StaffCaller, action: AuditAction, kind: Publishable, id: string) {
  const item = await findItem(db, { kind: kind.kind, id });
  if (item) await auditItem(db, caller, action, item, { version: item.version });
}

export const contentEditRoutes = [
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

  serveStaff(restoreRevision, async ({ db, publishableKinds }: PublishingContext, { kind: name, ...input }, caller) =>
    db.transaction().execute(async (transaction) => {
      const kind = publishableKinds[name];
      const data = await restoreItem(transaction, kind, input, editorOf(caller.signedIn));
      await auditSave(transaction, caller, 'content.restore', kind, input.id);
      return { data };
    }),
  ),

  serveStaff(confirmTranslation, async ({ db, publishableKinds }: PublishingContext, input, caller) => {
    const { kind: name, id, version, locale, fields, figuresDifferDeliberately } = input;
    const kind = publishableKinds[name];
    if (locale === defaultLocale || !mayChange(kind.definition.lifecycle, locale, caller.signedIn.permissions))
      throw new HttpError('forbidden');
    return db.transaction().execute(async (transaction) => {
      const item = await lockExisting(transaction, kind, id);
      await rejectOlderVersion(transaction, kind, item, version);
      const language = item.languages[locale];
      const stale = staleFieldsOf(language, item.source);
      const confirmed = fields === undefined ? stale : stale.filter((field) => fields.includes(field));
      const leaves = readStoredBody(kind.definition.body, item.draft);
      const differing = await fieldsWithOtherFigures(transaction, leaves, locale, confirmed);
      if (differing.length > 0 && !figuresDifferDeliberately)
        throw new HttpError('figuresDiffer', [], undefined, { fields: differing });
      const checked = checkedAfterConfirmation(leaves, language, confirmed);
      await updateLanguage(transaction, item, locale, columnsOfChecked(checked));
      const data = await readChanged(transaction, kind, id, caller.signedIn);
      await auditItem(transaction, caller, 'content.confirmTranslation', item, {
        locale,
        fields: confirmed,
        ...(differing.length > 0 && { figuresDifferDeliberately }),
      });
      return { data };
    });
  }),

  serveStaff(
    reorderContent,
    async ({ db, publishableKinds }: PublishingContext, { kind: name, ids, moved }, caller) => {
      const kind = publishableKinds[name];
      const { permissions } = caller.signedIn;
      if (!listAbilitiesOf(kind.definition, permissions).reorder) throw new HttpError('forbidden');
      const mayMove = isTree(kind.definition) && mayUseContent(kind.definition.lifecycle, 'edit', permissions);
      if (moved.length > 0 && !mayMove) throw new HttpError('forbidden');
      const order = [...new Set(ids)];
      // Only what is arranged is locked in one order.
      if (moved.some(({ id }) => !order.includes(id))) throw new HttpError('notFound');
      await db.transaction().execute(async (transaction) => {
        await reorderItems(transaction, kind, order);
        for (const item of moved) {
          await moveToParent(transaction, kind, item, editorOf(caller.signedIn));
          await auditSave(transaction, caller, 'content.save', kind, item.id);
        }
        const items = await namedItems(
          transaction,
          order.map((id) => ({ kind: name, id })),
        );
        await recordAudit(transaction, {
          ...auditedCaller(caller),
          action: 'content.reorder',
          object: { kind: name, id: '' },
          details: { items },
        });
      });
      return {};
    },
  ),
];

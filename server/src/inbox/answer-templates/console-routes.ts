import {
  type AnswerTemplate,
  answerTemplateBounds,
  createAnswerTemplate,
  deleteAnswerTemplate,
  listAnswerTemplates,
  saveAnswerTemplate,
} from 'contract/console/answer-templates.ts';
import { inboxKinds } from 'contract/console/inbox.ts';
import { localeNames } from 'contract/locales.ts';
import type { Kysely } from 'kysely';
import { auditedCaller } from '../../audit/caller.ts';
import { recordAudit } from '../../audit/record.ts';
import { lockUntilCommit } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/open.ts';
import type { Tables } from '../../database/tables.ts';
import { HttpError } from '../../http/http-error.ts';
import { serveStaff, type StaffCaller } from '../../http/serve.ts';
import { hasRight, requireRight } from '../rights.ts';
import {
  countTemplates,
  deleteTemplate,
  insertTemplate,
  isNameTaken,
  lockTemplate,
  readTemplates,
  updateTemplate,
} from './store.ts';

type TemplatesContext = { db: Kysely<Tables> };

/** Throws `forbidden` for a template of a kind that the caller may not answer. */
async function lockVersion(
  transaction: Database,
  { id, version }: Pick<AnswerTemplate, 'id' | 'version'>,
  { signedIn }: StaffCaller,
) {
  const template = await lockTemplate(transaction, id);
  if (template === undefined) throw new HttpError('notFound');
  requireRight(signedIn, template.kind, 'answer');
  if (template.version !== version) throw new HttpError('versionConflict');
  return template;
}

async function rejectTakenName(db: Database, named: Parameters<typeof isNameTaken>[1]): Promise<void> {
  if (await isNameTaken(db, named)) throw new HttpError('invalidInput', [{ field: 'name', code: 'notUnique' }]);
}

const filledLocales = ({ texts }: Pick<AnswerTemplate, 'texts'>) =>
  localeNames.filter((locale) => texts[locale] !== '');

export const answerTemplateRoutes = [
  serveStaff(listAnswerTemplates, async ({ db }: TemplatesContext, _input, { signedIn }) => ({
    data: await readTemplates(
      db,
      inboxKinds.filter((kind) => hasRight(signedIn, kind, 'answer')),
    ),
  })),

  serveStaff(createAnswerTemplate, async ({ db }: TemplatesContext, input, caller) => {
    requireRight(caller.signedIn, input.kind, 'answer');
    await db.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, 'answerTemplates');
      if ((await countTemplates(transaction)) >= answerTemplateBounds.templates)
        throw new HttpError('tooManyAnswerTemplates');
      await rejectTakenName(transaction, input);
      const id = await insertTemplate(transaction, input);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'answerTemplate.create',
        object: { kind: 'answerTemplate', id: String(id), title: input.name },
        details: { locales: filledLocales(input) },
      });
    });
    return {};
  }),

  serveStaff(saveAnswerTemplate, async ({ db }: TemplatesContext, input, caller) => {
    await db.transaction().execute(async (transaction) => {
      await lockUntilCommit(transaction, 'answerTemplates');
      const before = await lockVersion(transaction, input, caller);
      await rejectTakenName(transaction, { ...input, kind: before.kind });
      await updateTemplate(transaction, input);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'answerTemplate.edit',
        object: { kind: 'answerTemplate', id: String(input.id), title: input.name },
        details: { locales: filledLocales(input), ...(before.name !== input.name && { nameBefore: before.name }) },
      });
    });
    return {};
  }),

  serveStaff(deleteAnswerTemplate, async ({ db }: TemplatesContext, input, caller) => {
    await db.transaction().execute(async (transaction) => {
      const { name } = await lockVersion(transaction, input, caller);
      await deleteTemplate(transaction, input.id);
      await recordAudit(transaction, {
        ...auditedCaller(caller),
        action: 'answerTemplate.delete',
        object: { kind: 'answerTemplate', id: String(input.id), title: name },
      });
    });
    return {};
  }),
];

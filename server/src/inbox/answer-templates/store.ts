import type { AnswerTemplate } from 'contract/console/answer-templates.ts';
import type { InboxKind } from 'contract/console/inbox.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/open.ts';

type Content = Pick<AnswerTemplate, 'name' | 'texts'>;

/** The templates of these kinds, by name. */
export function readTemplates(db: Database, kinds: readonly InboxKind[]): Promise<AnswerTemplate[]> {
  return db
    .selectFrom('answerTemplate')
    .select(['id', 'version', 'kind', 'name', 'texts'])
    .where('kind', 'in', kinds)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

export async function countTemplates(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('answerTemplate')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Undefined if there is none. It cannot be changed until the transaction ends. */
export function lockTemplate(
  transaction: Database,
  id: number,
): Promise<Pick<AnswerTemplate, 'kind' | 'name' | 'version'> | undefined> {
  return transaction
    .selectFrom('answerTemplate')
    .select(['kind', 'name', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether another template of the kind has this name. */
export async function isNameTaken(
  db: Database,
  { kind, name, id }: { kind: InboxKind; name: string; id?: number },
): Promise<boolean> {
  const found = await db
    .selectFrom('answerTemplate')
    .select('id')
    .where('kind', '=', kind)
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined && found.id !== id;
}

export async function insertTemplate(
  db: Database,
  { kind, name, texts }: Content & { kind: InboxKind },
): Promise<number> {
  const { id } = await db
    .insertInto('answerTemplate')
    .values({ kind, name, texts: JSON.stringify(texts) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(
  db: Database,
  { id, version, name, texts }: Content & { id: number; version: number },
): Promise<void> {
  await db
    .updateTable('answerTemplate')
    .set({ name, texts: JSON.stringify(texts), version: version + 1 })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplate(db: Database, id: number): Promise<void> {
  await db.deleteFrom('answerTemplate').where('id', '=', id).execute();
}

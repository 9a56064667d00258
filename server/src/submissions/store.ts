import type { Locale } from 'contract/locales.ts';
import type { SubmissionKind } from 'contract/submissions.ts';
import type { Database } from '../database/open.ts';

export type NewSubmission = {
  kind: SubmissionKind;
  locale: Locale;
  /** As the visitor sent them. */
  fields: Record<string, unknown>;
  keyHash: Buffer;
  contentHash: Buffer;
  suspected: boolean;
  consentVersion: string | null;
};

/** Keeps a submission once, however often it is sent; it is on disk when this returns. */
export async function keepSubmission(db: Database, submission: NewSubmission): Promise<void> {
  await db
    .insertInto('submission')
    .values({ ...submission, fields: JSON.stringify(submission.fields) })
    .onConflict((conflict) => conflict.columns(['keyHash', 'contentHash']).doNothing())
    .execute();
}

/** Submissions in the order they arrived, a few at a time. */
export async function* readSubmissions(db: Database, kind: SubmissionKind | undefined) {
  let query = db
    .selectFrom('submission')
    .select(['id', 'kind', 'locale', 'fields', 'suspected', 'consentVersion', 'receivedAt'])
    .orderBy('receivedAt')
    .orderBy('id');
  if (kind) query = query.where('kind', '=', kind);
  const size = 500;
  for (let offset = 0; ; offset += size) {
    const rows = await query.offset(offset).limit(size).execute();
    yield* rows;
    if (rows.length < size) return;
  }
}

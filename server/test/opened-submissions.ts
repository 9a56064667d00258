import type { Context } from '../src/context.ts';
import { open } from '../src/submissions/sealing/envelope.ts';

/** The saved submissions with decrypted `fields`; throws if a row is not encrypted. */
export async function openedSubmissions({ db, submissionKeys }: Pick<Context, 'db' | 'submissionKeys'>) {
  const rows = await db.selectFrom('submission').selectAll().orderBy('receivedAt').execute();
  return rows.map(({ sealed, wrappedKey, keyId, fields: readable, ...row }) => {
    if (sealed === null || wrappedKey === null || keyId === null || readable !== null)
      throw new Error('It is not sealed.');
    const fields: unknown = JSON.parse(open(submissionKeys, row.id, { sealed, wrappedKey, keyId }));
    return { ...row, fields };
  });
}

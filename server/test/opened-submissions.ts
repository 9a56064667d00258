import type { Context } from '../src/context.ts';
import { decryptEnvelope } from '../src/submissions/sealing/envelope.ts';

/** The saved submissions with decrypted `fields`; throws if a row is not encrypted. */
export async function openedSubmissions({ db, submissionKeys }: Pick<Context, 'db' | 'submissionKeys'>) {
  const rows = await db.selectFrom('submission').selectAll().orderBy('receivedAt').execute();
  return rows.map(({ sealed, wrappedKey, keyId, fields: plaintext, ...row }) => {
    if (sealed === null || wrappedKey === null || keyId === null || plaintext !== null)
      throw new Error('The row is not encrypted');
    const fields: unknown = JSON.parse(decryptEnvelope(submissionKeys, row.id, { sealed, wrappedKey, keyId }));
    return { ...row, fields };
  });
}

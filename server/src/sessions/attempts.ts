import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { derivedKey, hmacSha256 } from '../cryptography/hmac.ts';
import type { Tables } from '../database/tables.ts';
import { type Attempt, countAttempt } from './rules.ts';

/** Bounds the table, which strangers fill. Rows that would be forgotten first are deleted first. */
const maxRows = 10_000;

/** What is guessed, and from where. `subject` is a user name as it was entered, which may be a password by mistake. */
export type AttemptKey = { kind: 'password' | 'code'; subject: string; block: string };

function hashOf(secret: Buffer, { kind, subject }: AttemptKey): Buffer {
  return hmacSha256(derivedKey(secret, 'failed sign-ins')).update(`${kind} ${subject}`).digest();
}

/** Counts an attempt before it is checked; `forgetAttempts` follows a right one. */
export async function reserveAttempt(
  db: Kysely<Tables>,
  secret: Buffer,
  attemptKey: AttemptKey,
): Promise<Omit<Attempt, 'failures'>> {
  const [key, block] = [hashOf(secret, attemptKey), attemptKey.block];
  return db.transaction().execute(async (transaction) => {
    // Attempts on the same account from the same block are counted one after the other.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${key.toString('hex')} ${block}`}, 0))`.execute(
      transaction,
    );
    const earlier = await transaction
      .selectFrom('signInFailure')
      .selectAll()
      .where('key', '=', key)
      .where('block', '=', block)
      .executeTakeFirst();
    const { failures, ...result } = countAttempt(earlier, new Date());
    if (result.waitSeconds !== undefined) return result;
    await transaction
      .insertInto('signInFailure')
      .values({ key, block, ...failures })
      .onConflict((conflict) => conflict.columns(['key', 'block']).doUpdateSet(failures))
      .execute();
    await sql`
      delete from sign_in_failure where forget_at <= now() or (key, block) in
        (select key, block from sign_in_failure order by forget_at desc offset ${maxRows})`.execute(transaction);
    return result;
  });
}

export async function forgetAttempts(db: Kysely<Tables>, secret: Buffer, attemptKey: AttemptKey): Promise<void> {
  await db
    .deleteFrom('signInFailure')
    .where('key', '=', hashOf(secret, attemptKey))
    .where('block', '=', attemptKey.block)
    .execute();
}

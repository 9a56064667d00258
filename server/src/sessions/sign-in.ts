import type { NextStep, SecondFactor } from 'contract/console/sign-in.ts';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { auditedAccount } from '../audit/audited-account.ts';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { HttpError } from '../http/http-error.ts';
import { addressBlockOf } from '../http/networks.ts';
import type { Caller, SessionAccess, TokenType } from '../http/serve.ts';
import type { Passwords } from '../passwords/passwords.ts';
import { type Credentials, findById, findByLogin, secondFactorsOf } from './account-store.ts';
import { forgetAttempts, reserveAttempt } from './attempts.ts';
import { knownBlock, rememberBlock } from './known-address-blocks.ts';
import { stepAfterPassword } from './rules.ts';
import { deleteSession, deleteSessionOfToken, type OpenSession, startSession } from './store.ts';

export type SessionsContext = { db: Kysely<Tables>; secret: Buffer; passwords: Passwords };

export type SessionCaller = Caller & { session: SessionAccess };

export type SignInProgress = { next: NextStep; token?: string; secondFactors?: SecondFactor[] };

/** Starts a session, or the next step towards one, after the right password. */
export async function signInWithPassword(
  context: SessionsContext,
  { login, password, as }: { login: string; password: string; as: TokenType },
  caller: SessionCaller,
): Promise<SignInProgress> {
  const { db, secret } = context;
  const account = await findByLogin(db, login);
  await checkPassword(context, { account, login, password }, caller);
  if (account === undefined) throw new HttpError('signInRejected');
  const secondFactors = secondFactorsOf(account);
  const step = stepAfterPassword({ ...account, hasSecondFactor: secondFactors.length > 0 });
  await forgetAttempts(db, secret, { kind: 'password', subject: login, block: addressBlockOf(caller.ip) });
  return db.transaction().execute(async (transaction) => {
    // A browser has one session; the new one gets another token than whatever it brought.
    if (as === 'cookie' && caller.session.token !== undefined)
      await deleteSessionOfToken(transaction, caller.session.token);
    const progress = await beginSession(transaction, { account, tokenType: as, next: step }, caller);
    return step === 'code' ? { ...progress, secondFactors } : progress;
  });
}

/**
 * Throws unless the password is right. Unknown names, accounts without a password and disabled
 * accounts take the same steps, so that neither the response nor its time tells them apart.
 */
async function checkPassword(
  { db, secret, passwords }: SessionsContext,
  { account, login, password }: { account: Credentials | undefined; login: string; password: string },
  { ip }: Caller,
): Promise<void> {
  const block = addressBlockOf(ip);
  const known = await knownBlock(db, account?.id, block);
  const attempt = await reserveAttempt(db, secret, { kind: 'password', subject: login, block });
  const stored = account?.isDisabled ? null : account?.password;
  const isRight = await passwords.matches(
    password,
    stored,
    known.isKnownToAnyAccount ? 'knownAddress' : 'unknownAddress',
  );
  // During a delay the right password still passes from where the account signed in before.
  if (isRight && (attempt.waitSeconds === undefined || known.isKnownToAccount)) return;
  if (attempt.waitSeconds !== undefined) throw new HttpError('signInDelayed', [], attempt.waitSeconds);
  if (attempt.delaysFirst && account !== undefined) await recordDelay(db, account, block);
  throw new HttpError('signInRejected');
}

/** Strangers cause these entries, so there is one an hour and account at most. */
async function recordDelay(db: Database, { id, login }: Credentials, addressBlock: string): Promise<void> {
  const action = 'session.signInDelayed';
  const recent = await db
    .selectFrom('audit.auditEntry')
    .select('id')
    .where('action', '=', action)
    .where('objectKind', '=', 'account')
    .where('objectId', '=', String(id))
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  if (recent !== undefined) return;
  await recordAudit(db, { by: null, action, object: auditedAccount({ id, name: login }), addressBlock });
}

/** Throws a delay if the password of an account that is signed in is guessed too often; otherwise whether it is right. */
export async function isOwnPassword(
  { db, secret, passwords }: SessionsContext,
  { login, password: stored }: Credentials,
  password: string,
  { ip }: Caller,
): Promise<boolean> {
  const key = { kind: 'password', subject: login, block: addressBlockOf(ip) } as const;
  const { waitSeconds } = await reserveAttempt(db, secret, key);
  if (waitSeconds !== undefined) throw new HttpError('signInDelayed', [], waitSeconds);
  const isRight = await passwords.matches(password, stored, 'knownAddress');
  if (isRight) await forgetAttempts(db, secret, key);
  return isRight;
}

/** Starts the session of a step and sends its token: browsers get a cookie, scripts the response's field. */
export async function beginSession(
  db: Database,
  { account, tokenType, next }: { account: Pick<Credentials, 'id' | 'name'>; tokenType: TokenType; next: NextStep },
  { ip, session }: SessionCaller,
): Promise<SignInProgress> {
  const addressBlock = addressBlockOf(ip);
  const stage = next === 'done' ? 'complete' : next;
  const token = await startSession(db, {
    accountId: account.id,
    tokenType,
    stage,
    userAgent: session.userAgent,
    addressBlock,
  });
  if (stage === 'complete') {
    await rememberBlock(db, account.id, addressBlock);
    await db.updateTable('account').set({ seenAt: sql<Date>`now()` }).where('id', '=', account.id).execute();
    await recordAudit(db, {
      by: { accountId: account.id, name: account.name },
      action: 'session.signIn',
      object: auditedAccount(account),
      details: { as: tokenType },
      addressBlock,
    });
  }
  if (tokenType === 'bearer') return { next, token };
  session.setCookie(token);
  return { next };
}

/** Replaces the session of an earlier step by a complete one with another id and token. */
export async function completeSession(
  db: Database,
  { id, accountId, tokenType }: OpenSession,
  caller: SessionCaller,
): Promise<SignInProgress> {
  const account = await findById(db, accountId);
  // Of two requests with the same step one finds it already used.
  if (account === undefined || !(await deleteSession(db, id))) throw new HttpError('signInExpired');
  return beginSession(db, { account, tokenType, next: 'done' }, caller);
}

import { createHash, randomBytes } from 'node:crypto';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { sessionMinutes } from 'contract/console/sessions.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { SignedIn, TokenType } from '../http/serve.ts';
import { permissionsOf, secondFactorExists } from './account-columns.ts';

/** Bound of the sessions of one account: the ones that were used longest ago end first. */
export const maxSessions = { complete: 10, incomplete: 5 };

const idle = sql.lit(`${sessionMinutes.idle} minutes`);
const total = sql.lit(`${sessionMinutes.total} minutes`);
/** Time for the second step of a sign-in, which may be the enrolment of an authenticator. */
const incomplete = sql.lit('15 minutes');

const hasEnded = sql<boolean>`(since <= now() - interval ${total} or seen_at <= now() - interval ${idle}
  or stage <> 'complete' and since <= now() - interval ${incomplete})`;

export type Stage = 'code' | 'enrol' | 'complete';

export type OpenSession = {
  id: string;
  accountId: number;
  name: string;
  tokenType: TokenType;
  stage: Stage;
  confirmedAt: Date | null;
  seenAt: Date;
  since: Date;
  newTotpSecret: Buffer | null;
  hasSecondFactor: boolean;
  roles: string[];
  permissions: GrantedPermission[];
};

/** The database has the SHA-256 of a token, which opens no session. */
export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The session with this token, unless it has ended or its account is disabled. */
export async function findSession(db: Database, token: string): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession>`/* prepared */
    select s.id, s.account_id, a.name, s.kind as token_type, s.stage, s.confirmed_at, s.seen_at, s.since, s.new_totp_secret,
      ${secondFactorExists('a')} as has_second_factor,
      array(select role from account_role where account_id = a.id order by role) as roles,
      ${permissionsOf('a')} as permissions
    from (select * from session where token_hash = ${hashOfToken(token)} and not ${hasEnded}) s
      join account a on a.id = s.account_id
    where not a.is_disabled`.execute(db);
  return rows[0];
}

type NewSession = Pick<OpenSession, 'accountId' | 'tokenType' | 'stage'> & { userAgent: string; addressBlock: string };

/** Starts a session with a new token, which is nowhere else. A complete one is confirmed at its start. */
export async function startSession(
  db: Database,
  { accountId, tokenType, stage, userAgent, addressBlock }: NewSession,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const isComplete = stage === 'complete';
  // Concurrent sign-ins of one account must not exceed the bound together.
  await sql`select from account where id = ${accountId} for update`.execute(db);
  await db.deleteFrom('session').where(hasEnded).execute();
  await db
    .insertInto('session')
    .values({
      id: randomBytes(12).toString('base64url'),
      tokenHash: hashOfToken(token),
      accountId,
      kind: tokenType,
      stage,
      confirmedAt: isComplete ? sql<Date>`now()` : null,
      userAgent: userAgent.slice(0, 400),
      addressBlock,
    })
    .execute();
  await sql`
    delete from session where id in
      (select id from session where account_id = ${accountId} and (stage = 'complete') = ${isComplete}
       order by seen_at desc, since desc offset ${isComplete ? maxSessions.complete : maxSessions.incomplete})`.execute(
    db,
  );
  return token;
}

/** Records that a session is in use. */
export async function touchSession(db: Database, { id, accountId }: OpenSession): Promise<void> {
  await db.updateTable('session').set({ seenAt: sql<Date>`now()` }).where('id', '=', id).execute();
  await db.updateTable('account').set({ seenAt: sql<Date>`now()` }).where('id', '=', accountId).execute();
}

export async function confirmSession(db: Database, { sessionId }: Pick<SignedIn, 'sessionId'>): Promise<void> {
  await db.updateTable('session').set({ confirmedAt: sql<Date>`now()` }).where('id', '=', sessionId).execute();
}

/** Stores the secret of an authenticator until its first code; null after it. */
export async function setNewTotpSecret(db: Database, sessionId: string, sealed: Buffer | null): Promise<void> {
  await db.updateTable('session').set({ newTotpSecret: sealed }).where('id', '=', sessionId).execute();
}

export async function deleteSession(db: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('session').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Ends the session that a sign-in replaces. */
export async function deleteSessionOfToken(db: Database, token: string): Promise<void> {
  await db.deleteFrom('session').where('tokenHash', '=', hashOfToken(token)).execute();
}

/** Ends all sessions of an account, or all but one; returns their number. */
export async function deleteSessionsOf(db: Database, accountId: number, except?: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('session')
    .where('accountId', '=', accountId)
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

export type ListedSession = {
  id: string;
  accountId: number;
  name: string;
  tokenType: TokenType;
  userAgent: string;
  addressBlock: string;
  since: Date;
  seenAt: Date;
  permissions: GrantedPermission[];
};

const openSessions = sql`
  select s.id, s.account_id, a.name, s.kind as token_type, s.user_agent, s.address_block, s.since, s.seen_at,
    ${permissionsOf('a')} as permissions
  from (select * from session where stage = 'complete' and not ${hasEnded}) s join account a on a.id = s.account_id
  where not a.is_disabled`;

/** The complete sessions of an account or of all, the latest first. */
export async function listOpenSessions(db: Database, accountId?: number): Promise<ListedSession[]> {
  const { rows } = await sql<ListedSession>`
    ${openSessions} ${accountId === undefined ? sql`` : sql`and a.id = ${accountId}`}
    order by s.seen_at desc, s.id
    limit 1000`.execute(db);
  return rows;
}

export async function findOpenSession(db: Database, id: string): Promise<ListedSession | undefined> {
  const { rows } = await sql<ListedSession>`${openSessions} and s.id = ${id}`.execute(db);
  return rows[0];
}

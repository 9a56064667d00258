import { createHash, randomBytes } from 'node:crypto';
import type { GrantedPermission } from 'contract/console/permissions.ts';
import { sessionMinutes } from 'contract/console/sessions.ts';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** The only thing that opens a session. Its SHA-256 is stored: the database opens none. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const idle = sql.lit(`${sessionMinutes.idle} minutes`);
const total = sql.lit(`${sessionMinutes.total} minutes`);

export type OpenSession = {
  id: string;
  accountId: number;
  name: string;
  by: 'cookie' | 'bearer';
  stage: 'code' | 'enrol' | 'complete';
  confirmedAt: Date | null;
  seenAt: Date;
  hasSecondFactor: boolean;
  roles: string[];
  permissions: GrantedPermission[];
};

/** The session with this token, unless it has ended or its account is disabled. */
export async function findSession(db: Database, token: string): Promise<OpenSession | undefined> {
  const { rows } = await sql<OpenSession>`/* prepared */
    select s.id, s.account_id, a.name, s.kind as by, s.stage, s.confirmed_at, s.seen_at,
      a.totp_secret is not null as has_second_factor,
      array(select role from account_role where account_id = a.id order by role) as roles,
      array(select distinct unnest(r.permissions) from account_role g join role r on r.key = g.role
        where g.account_id = a.id) as permissions
    from session s join account a on a.id = s.account_id
    where s.token_hash = ${hashOfToken(token)} and not a.is_disabled
      and s.since > now() - interval ${total} and s.seen_at > now() - interval ${idle}`.execute(db);
  return rows[0];
}

/** Notes that a session is in use. */
export async function touchSession(db: Database, { id, accountId }: OpenSession): Promise<void> {
  await db.updateTable('session').set({ seenAt: sql<Date>`now()` }).where('id', '=', id).execute();
  await db.updateTable('account').set({ seenAt: sql<Date>`now()` }).where('id', '=', accountId).execute();
}

/** The SQL of who is excluded from which report. What is hidden from them is decided by `isOpenTo`. */
import { wildcard } from 'contract/console/permissions.ts';
import { inboxRights } from 'contract/console/inbox.ts';
import { sql } from 'kysely';
import { byName } from '../../database/by-name.ts';
import { beijingDay } from '../../database/beijing-time.ts';
import type { Database } from '../../database/open.ts';

export type ReportOfficer = {
  accountId: number;
  name: string;
  /** The Beijing day since which it is excluded; null if it is not. */
  excludedOn: string | null;
  /** Whether it may read reports: not if it was disabled, or lost the right. */
  mayRead: boolean;
  /** Whether a role names the right; otherwise it comes with all rights, as an administrator's does. */
  isAppointed: boolean;
  /** Whether an officer's key in force has the name of the account. */
  hasKey: boolean;
};

/** The accounts that may read reports, and those that are excluded from this one, by name. */
export async function readOfficers(db: Database, reportId: string): Promise<ReportOfficer[]> {
  const holds = (rights: readonly string[]) => sql`exists (
    select from account_role join role on role.key = account_role.role
    where account_role.account_id = account.id and role.permissions && ${[...rights]}::text[])`;
  const { read } = inboxRights.report;
  const { rows } = await sql<ReportOfficer>`
    select * from (
      select account.id as account_id, account.name, to_char(e.excluded_on, 'YYYY-MM-DD') as excluded_on,
        not account.is_disabled and account.password is not null and ${holds([read, wildcard])} as may_read,
        ${holds([read])} as is_appointed,
        exists (select from report_key where role = 'officer' and name = normalize(account.name, nfc)) as has_key
      from account left join report_exclusion as e on e.account_id = account.id and e.report_id = ${reportId}
    ) as officer
    where may_read or excluded_on is not null order by ${byName}, account_id`.execute(db);
  return rows;
}

/** Says who is excluded, besides those who are already. */
export async function addExclusions(
  db: Database,
  reportId: string,
  officers: readonly Pick<ReportOfficer, 'accountId' | 'name'>[],
): Promise<void> {
  await db.updateTable('report').set({ exclusionsAnswered: true }).where('id', '=', reportId).execute();
  if (officers.length > 0)
    await db
      .insertInto('reportExclusion')
      .values(officers.map(({ accountId, name }) => ({ reportId, accountId, name })))
      .execute();
}

export async function removeExclusion(db: Database, reportId: string, accountId: number): Promise<void> {
  await db.deleteFrom('reportExclusion').where('reportId', '=', reportId).where('accountId', '=', accountId).execute();
}

/** The reports have reached the end of their retention, which is counted by day. */
export async function recordExpiry(db: Database, reportIds: readonly string[], now: Date): Promise<void> {
  if (reportIds.length > 0)
    await db
      .updateTable('reportExclusion')
      .set({ expiredOn: beijingDay(now) })
      .where('reportId', 'in', reportIds)
      .execute();
}

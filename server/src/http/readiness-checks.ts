import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { findVerification, isOutdated } from '../audit/verification-store.ts';
import { beijingDay } from '../database/beijing-time.ts';
import type { Database } from '../database/open.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Check } from './readiness.ts';

const day = 24 * 60 * 60 * 1000;

type CheckedContext = {
  db: Database;
  files: FileStore;
  dataDir: string;
  /** The disk space that uploads leave to the database. */
  uploadLimits: { reserveBytes: number };
  receivesChanges: () => boolean;
};

/** All readiness checks. docs/operations/monitoring.md explains each name. */
export function readinessChecks(
  { db, files, dataDir, uploadLimits, receivesChanges }: CheckedContext,
  isReportChannelOpen: () => Promise<boolean>,
): Check[] {
  return [
    { name: 'store', check: () => sql`select 1`.execute(db).then(() => undefined) },
    { name: 'changes', check: async () => changes(receivesChanges()) },
    { name: 'content', check: () => content(db) },
    { name: 'files', check: () => files.check().then(() => undefined) },
    { name: 'space', check: () => freeSpace(dataDir, uploadLimits.reserveBytes) },
    { name: 'keys', check: async () => reportChannel(await isReportChannelOpen()) },
    { name: 'timers', check: () => timers(db) },
    { name: 'backup', check: () => lastBackup(db) },
    { name: 'audit', check: () => auditLog(db), isInformational: true },
  ];
}

/** Without notifications caches may be stale, and nothing is added to them. */
function changes(areReceived: boolean): string | undefined {
  return areReceived ? undefined : 'change notifications do not arrive: cached content may be stale';
}

/** Every page shows the company's settings and fails without them. */
async function content(db: Database): Promise<string | undefined> {
  const setting = await db.selectFrom('setting').select('name').limit(1).executeTakeFirst();
  return setting === undefined ? 'the store is empty: no page can be shown' : undefined;
}

async function freeSpace(folder: string, reserveBytes: number): Promise<string | undefined> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < reserveBytes ? 'the free disk space is below the reserve: uploads are rejected' : undefined;
}

function reportChannel(isOpen: boolean): string | undefined {
  if (isOpen) return undefined;
  return 'reports are rejected: no key is registered, or the recovery key is still on the server';
}

/** The nightly job is the last step of a run, so its day shows that timers run on some instance. */
async function timers(db: Database): Promise<string | undefined> {
  const { ranOn } = await db
    .selectFrom('installation')
    .select(sql<string | null>`to_char(rewritten_on, 'YYYY-MM-DD')`.as('ranOn'))
    .executeTakeFirstOrThrow();
  if (ranOn === null) return 'the nightly job has not run yet';
  const yesterday = beijingDay(new Date(Date.now() - day));
  return ranOn < yesterday ? `the nightly job last ran on ${ranOn}` : undefined;
}

async function lastBackup(db: Database): Promise<string | undefined> {
  const { lastBackupAt } = await db.selectFrom('installation').select('lastBackupAt').executeTakeFirstOrThrow();
  if (lastBackupAt === null) return 'no backup has been made yet';
  if (Date.now() - lastBackupAt.getTime() <= 2 * day) return undefined;
  return `the last backup was made on ${beijingDay(lastBackupAt)}`;
}

async function auditLog(db: Database): Promise<string | undefined> {
  const { at, brokenId } = await findVerification(db);
  if (brokenId !== null) return `the audit log is broken at entry ${brokenId}`;
  if (at === null) return 'the audit log has not been verified yet';
  return isOutdated(at) ? `the audit log was last verified on ${beijingDay(at)}` : undefined;
}

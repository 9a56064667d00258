/** Moves a site through every kind of store by backup and restore. `npm run test:full` runs it. */
import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyArchive } from '../../src/backup/archive.ts';
import { type FilledSite, fillSite } from '../filled-site.ts';
import { runCommand } from '../run-command.ts';
import { visitorOf } from '../sent-reports.ts';
import { s3Environment, startS3Service } from '../s3-service.ts';
import { startServer } from '../started-server.ts';
import { startOlderPostgres } from './older-postgres.ts';

/** The URL of Debian's PostgreSQL, on which databases can be created. */
const externalUrl = process.env['OUTSIDE_DATABASE_URL'];

let filled: FilledSite;
// Before each attempt: a second one needs empty folders.
beforeEach(async () => {
  if (externalUrl !== undefined) filled = await fillSite();
});
afterEach(() => filled?.[Symbol.asyncDispose]());

type Environment = Record<string, string>;

/** The environment of a new data folder with the site's keys. */
function newInstallation(name: string, more: Environment = {}): Environment {
  const dataDir = path.join(filled.folder, name);
  mkdirSync(dataDir);
  for (const key of ['secret.key', 'submission.keys'])
    cpSync(path.join(filled.site.context.dataDir, key), path.join(dataDir, key));
  return { INIT_CWD: filled.folder, DATA_DIR: dataDir, ...more };
}

async function backUp(environment: Environment, name: string) {
  const parameters = ['--recipient', filled.backupKey.recipient, '--out', `${name}.tar.age`];
  expect(await runCommand('backup', parameters, { environment })).toMatchObject({ code: 0, stderr: '' });
  return verifyArchive(path.join(filled.folder, `${name}.tar.age`), filled.backupKey.identity);
}

async function restore(name: string, environment: Environment): Promise<void> {
  const parameters = [`${name}.tar.age`, '--key', 'backup.agekey'];
  expect(await runCommand('restore', parameters, { environment })).toMatchObject({ code: 0, stderr: '' });
}

async function createExternalDatabase(): Promise<string> {
  const client = new pg.Client({ connectionString: externalUrl });
  await client.connect();
  const version = await client.query<{ server_version: string }>('show server_version');
  console.log(`External server: PostgreSQL ${version.rows[0]?.server_version}`);
  await client.query('drop database if exists restored');
  await client.query('create database restored');
  await client.end();
  return new URL('/restored', externalUrl).href;
}

it.skipIf(externalUrl === undefined)(
  'moves a site unchanged: embedded → PostgreSQL with S3 → the previous major version → embedded',
  async () => {
    const service = await startS3Service(path.join(filled.folder, 's3'));
    const older = path.join(filled.folder, 'older');
    mkdirSync(older);
    const olderPostgres = await startOlderPostgres(older);
    try {
      const first = await backUp(filled.environment, 'embedded');
      expect(first.files).toBeGreaterThan(5);

      const debian = newInstallation('debian', {
        DATABASE_URL: await createExternalDatabase(),
        ...s3Environment(service.endpoint),
      });
      await restore('embedded', debian);
      expect(await backUp(debian, 'debian')).toEqual(first);

      const earlier = newInstallation('earlier', { DATABASE_URL: olderPostgres.databaseUrl });
      await restore('debian', earlier);
      expect(await backUp(earlier, 'earlier')).toEqual(first);

      const last = newInstallation('last');
      await restore('earlier', last);
      expect(await backUp(last, 'last')).toEqual(first);
      const server = await startServer({ ...last, TRUSTED_PROXIES: '127.0.0.1' });
      expect(await visitorOf(server).readConversation(filled.receipt)).toEqual(['还有一件事']);
      expect(await server.stop()).toBe(0);
    } finally {
      olderPostgres.stop();
      await service.close();
    }

    // The current version must not open the store of the earlier major version; its error message
    // refers to these commands.
    const upgraded = newInstallation('upgraded');
    cpSync(path.join(older, 'store'), path.join(upgraded['DATA_DIR'] ?? '', 'store'), {
      recursive: true,
      filter: (file) => !path.basename(file).startsWith('.s.PGSQL'),
    });
    await expect(startServer(upgraded)).rejects.toThrow(/was created by PostgreSQL 17.+docs\/operations\/backup.md/);
  },
  300_000,
);

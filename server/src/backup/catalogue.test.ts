import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseUrlOf } from '../../test/run-command.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { readNamedFiles, readTables } from './catalogue.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

it('needs no file of an export or import that is still arriving', async () => {
  const { db } = site.context;
  const stored = { mediaType: 'application/zip', bytes: 0, storedName: 'a'.repeat(32) };
  await db
    .insertInto('temporaryExport')
    .values({ name: 'arriving.zip', fileName: 'content.zip', accountId: 1, ...stored })
    .execute();
  const client = new pg.Client({ connectionString: await databaseUrlOf(db) });
  await client.connect();
  const tables = await readTables(client);
  expect(tables.map(({ name }) => name)).toContain('temporary_export');
  expect(await readNamedFiles(client, tables)).not.toContain(`files/${stored.storedName}`);
  await client.end();
});

/** `npm run content:export` and `content:import`, each in its own process. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Ended, databaseUrlOf, runCommand } from '../../test/run-command.ts';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'content-command-'));
let site: RunningSite;
let editor: StaffClient;
let environment: Record<string, string>;
/** Of the whole site, into site.zip. */
let exported: Ended;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  const { db, dataDir } = site.context;
  environment = { INIT_CWD: folder, DATA_DIR: dataDir, DATABASE_URL: await databaseUrlOf(db) };
  exported = await exportTo('site.zip');
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const exportTo = (file: string) => runCommand('content:export', [file], { environment });
const importFrom = (...parameters: string[]) => runCommand('content:import', parameters, { environment });
const firstNews = async () => {
  const [row] = (await editor.get('content/news?size=1')).body.content;
  return (await editor.get(`content/news/${row?.id}`)).body.data;
};

it('exports the whole site, previews what was changed since, and restores it', async () => {
  const count = (await site.context.db.selectFrom('contentItem').select('id').execute()).length;
  expect(exported).toMatchObject({ code: 0, stderr: '' });
  expect(exported.stdout).toContain(`${count} items`);
  expect(await exportTo('site.zip')).toMatchObject({ code: 1, stderr: expect.stringContaining('exists already') });
  const { id, version, body } = await firstNews();
  const title = { ...body['title'], en: 'Changed meanwhile' };
  expect((await editor.post(`content/news/${id}/save`, { version, body: { ...body, title } })).status).toBe(200);

  const preview = await importFrom('site.zip', '--preview');
  expect(preview).toMatchObject({ code: 0, stderr: '' });
  expect(preview.stdout).toMatch(new RegExp(`^changed news/${id} ".*": title \\(en\\)$`, 'm'));
  expect(preview.stdout).toContain(`${count - 1} items are unchanged`);
  expect((await firstNews()).version).toBe(version + 1);

  expect(await importFrom('site.zip')).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('Imported 1 items as drafts'),
  });
  expect(await firstNews()).toMatchObject({ id, version: version + 2, body });
  const [entry] = await site.context.db
    .selectFrom('audit.auditEntry')
    .selectAll()
    .where('action', '=', 'content.import')
    .execute();
  expect(entry).toMatchObject({ accountId: null, details: { items: 1, pictures: 0 } });
});

it('imports nothing into a data folder without a store, and creates none', async () => {
  const dataDir = path.join(folder, 'nowhere');
  const ended = await runCommand('content:import', ['site.zip'], {
    environment: { INIT_CWD: folder, DATA_DIR: dataDir },
  });
  expect(ended).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining('has no store') });
  expect(existsSync(dataDir)).toBe(false);
});

it('imports nothing of a file with an invalid item', async () => {
  const { id } = await firstNews();
  const files = unzipSync(readFileSync(path.join(folder, 'site.zip')), {
    filter: ({ name }) => name === 'content.json',
  });
  const content = JSON.parse(strFromU8(files['content.json'] ?? new Uint8Array()));
  const items = content.items.filter((item: { kind: string }) => item.kind === 'news');
  const [valid, invalidItem] = items;
  valid.body.title.en = 'Never imported';
  invalidItem.body.foreign = 1;
  const invalid = zipSync({ 'content.json': strToU8(JSON.stringify({ ...content, items, pictures: [] })) });
  writeFileSync(path.join(folder, 'invalid.zip'), invalid);
  const ended = await importFrom('invalid.zip');
  expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining('Nothing was imported') });
  expect(ended.stdout).toContain('foreign: unknownField');
  const { body } = (await editor.get(`content/news/${id}`)).body.data;
  expect(JSON.stringify(body)).not.toContain('Never imported');
  expect((await editor.get('content/news?text=Never')).body.content).toEqual([]);
});

it('names what is wrong with its parameters', async () => {
  expect(await exportTo(path.join(site.context.dataDir, 'inside.zip'))).toMatchObject({ code: 1, stdout: '' });
  expect(existsSync(path.join(site.context.dataDir, 'inside.zip'))).toBe(false);
  writeFileSync(path.join(folder, 'text.zip'), 'no zip');
  for (const [file, message] of [
    ['missing.zip', 'does not exist'],
    ['text.zip', 'not an intact export'],
  ] as const)
    expect(await importFrom(file)).toMatchObject({ code: 1, stderr: expect.stringContaining(message) });
});

/** Every kind of content: what the demonstration has of it is complete, and is written back as it was. */
import { contentKindNames } from 'contract/console/content-kinds.ts';
import { localeNames } from 'contract/locales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';
import { publishableKinds } from '../publishable-kinds.ts';
import { adoptExistingRows } from './changes/import.ts';
import { projectItem } from './changes/project.ts';

let site: RunningSite;
let editor: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
});
afterAll(() => site.close());

const publicTables = [
  'newsItem',
  'jobPost',
  'product',
  'productPicture',
  'relatedProduct',
  'productCategory',
  'typicalValueTable',
  'lotCertificate',
  'companyText',
  'cultureTab',
  'historyEntry',
  'banner',
  'albumPicture',
  'partner',
  'honouredEmployee',
  'composedPage',
  'dictionaryEntry',
  'setting',
] as const;

async function publicRows() {
  const rows = await Promise.all(publicTables.map((table) => site.context.db.selectFrom(table).selectAll().execute()));
  return publicTables.map((table, index) => [table, rows[index]?.map((row) => JSON.stringify(row)).toSorted()]);
}

describe.each(contentKindNames)('%s', (kind) => {
  it('has items of the demonstration, live and complete in three languages', async () => {
    const { status, body } = await editor.get(`content/${kind}?size=1000`);
    expect(status).toBe(200);
    expect(body.totalElements).toBeGreaterThan(0);
    const [first] = body.content;
    const { body: item } = await editor.get(`content/${kind}/${first?.id}`);
    for (const locale of localeNames)
      expect([locale, item.data.languages[locale]]).toMatchObject([
        locale,
        { problems: [], stale: false, hasNewerDraft: false },
      ]);
    expect(item.data.languages.cn.state).toBe('live');
    expect(item.data.paths.length).toBeGreaterThan(0);
  });

  it('can be saved as it was read', async () => {
    const { body } = await editor.get(`content/${kind}?size=1`);
    const { body: item } = await editor.get(`content/${kind}/${body.content[0]?.id}`);
    const saved = await editor.post(`content/${kind}/${item.data.id}/save`, {
      version: item.data.version,
      body: item.data.body,
    });
    expect([saved.status, saved.body.errors, saved.body.data.version]).toEqual([200, undefined, item.data.version]);
  });
});

it('writes the same public rows again', async () => {
  const before = await publicRows();
  const items = await site.context.db.selectFrom('contentItem').select(['kind', 'id']).execute();
  expect(items.length).toBeGreaterThan(100);
  await site.context.db.transaction().execute(async (transaction) => {
    for (const key of items) await projectItem(transaction, publishableKinds[key.kind], key);
  });
  expect(await publicRows()).toEqual(before);
});

it('adopts the rows of an older version of every kind', async () => {
  const { db } = site.context;
  const known = await db.selectFrom('contentItem').select(['kind', 'id', 'draft', 'position']).execute();
  const bare = (rows: typeof known) =>
    rows
      .map(({ kind, id, draft, position }) => `${kind} ${id} ${position} ${JSON.stringify(withoutKeys(draft))}`)
      .toSorted();
  const before = await publicRows();
  await db.deleteFrom('contentItem').execute();
  expect(await adoptExistingRows(db, publishableKinds)).toBe(known.length);
  expect(await publicRows()).toEqual(before);
  const adopted = await db.selectFrom('contentItem').select(['kind', 'id', 'draft', 'position']).execute();
  expect(bare(adopted)).toEqual(bare(known));
});

/** Row keys are random. */
function withoutKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'rowKey')
      .map(([name, item]) => [name, withoutKeys(item)]),
  );
}

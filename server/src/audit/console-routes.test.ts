import { maxExportedEntries } from 'contract/console/audit.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { type Browser, signedIn } from '../../test/staff.ts';
import { readSettings } from '../settings/store.ts';
import { recordAudit } from './record.ts';

let site: RunningSite;
let auditor: Browser;
beforeAll(async () => {
  site = await runSite();
  ({ browser: auditor } = await signedIn(site, 'auditor1', ['auditor']));
  const { db } = site.context;
  const by = { accountId: 77, name: '林样本' };
  for (const title of ['编辑 100%', '翻译', '编辑'])
    await recordAudit(db, {
      by,
      action: 'role.edit',
      object: { kind: 'role', id: title, title },
      details: { name: title },
    });
  await recordAudit(db, { by: null, action: 'account.setUp', object: { kind: 'account', id: '1' } });
});
afterAll(() => site.close());

const search = async (query: string) => (await auditor.get(`audit/entries?${query}`)).body;

it('lists entries with the newest first', async () => {
  const { content, totalElements } = await search('size=2');
  expect({ content, totalElements }).toMatchObject({
    content: [
      { action: 'account.setUp', by: null, object: { kind: 'account', id: '1' } },
      { action: 'role.edit', by: { accountId: 77, name: '林样本' }, details: { name: '编辑' } },
    ],
    totalElements: 5,
  });
  expect(Object((await search('size=2&page=2')).content?.[0])).toMatchObject({
    action: 'session.signIn',
    addressBlock: '127.0.0.0/24',
  });
});

it.each([
  ['accountId=77', 3],
  ['action=role.edit', 3],
  ['objectKind=role&objectId=%E7%BC%96%E8%BE%91', 1],
  ['text=%E7%BC%96%E8%BE%91', 2],
  ['text=100%25', 1],
  ['text=%25%25', 0],
  ['from=2020-01-01%2000:00:00', 5],
  ['until=2020-01-01%2000:00:00', 0],
  ['accountId=77&text=%E7%BF%BB%E8%AF%91', 1],
])('finds by %s', async (query, count) => {
  expect((await search(`${query}&size=50`)).totalElements).toBe(count);
});

it('shows titles that older versions recorded with the facts that they quote, and leaves the entries as they are', async () => {
  const { db } = site.context;
  const { facts } = await readSettings(db);
  const title = '样本：出口{exportCountries}个国家';
  const by = { accountId: 80, name: '样本' };
  for (const kind of ['companyText', 'news'])
    await recordAudit(db, { by, action: 'content.save', object: { kind, id: '1', title } });
  const shown = `样本：出口${facts.exportCountries}个国家`;
  // In the titles of news braces have no meaning.
  expect((await search('accountId=80')).content).toMatchObject([{ object: { title } }, { object: { title: shown } }]);
  const { body } = await auditor.post('audit/export', { accountId: 80 });
  const file = await auditor.request(`/gw-api/common/download?fileName=${Object(body.data).fileName}`);
  expect(file.body.msg).toContain(shown);
  const stored = await sql<{ objectTitle: string }>`
    select distinct object_title from audit.audit_entry where account_id = 80`.execute(db);
  expect(stored.rows).toEqual([{ objectTitle: title }]);
});

it('exports a bounded number of entries, and says how many there are', async () => {
  await sql`insert into audit.audit_entry (id, at, account_id, account_name, action, object_kind, object_id, previous_hash, hash)
    select (select max(id) from audit.audit_entry) + n, now(), 79, 'Filler', 'role.edit', 'role', n::text, '', ''
    from generate_series(1, ${maxExportedEntries + 1}) as n`.execute(site.context.db);
  const { body } = await auditor.post('audit/export', { accountId: 79 });
  expect(body.data).toMatchObject({ entries: maxExportedEntries, totalElements: maxExportedEntries + 1 });
});

it('exports what the filter finds as text that runs nothing, and records that', async () => {
  const { db } = site.context;
  const by = { accountId: 78, name: '=1+1' };
  await recordAudit(db, { by, action: 'role.edit', object: { kind: 'role', id: 'x', title: '"标题",' } });
  const { status, body } = await auditor.post('audit/export', { accountId: 78 });
  expect([status, body.data]).toMatchObject([200, { entries: 1, totalElements: 1 }]);
  const { fileName } = Object(body.data);
  const file = await auditor.request(`/gw-api/common/download?fileName=${fileName}`);
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  const [, line] = file.body.msg.split('\r\n');
  expect(line).toMatch(/^"\d+","[\d: -]+","'=1\+1","role.edit","role","x","""标题"",","",""$/);
  const [entry] = (await search('action=audit.export')).content ?? [];
  expect(Object(entry)).toMatchObject({ details: { accountId: 78, entries: 1 } });
  await sql`update session set confirmed_at = null`.execute(db);
  expect((await auditor.post('audit/export')).body.error).toBe('confirmationRequired');
});

it.each(['from=2020-13-45%2099:99:99', 'action=drop', 'accountId=x', 'size=100000'])('rejects %s', async (query) => {
  expect((await search(query)).code).toBe(422);
});

it.each(['update', 'delete', 'truncate'])('cannot be changed by %s', async (verb) => {
  const statements: Record<string, string> = {
    update: `update audit.audit_entry set action = 'x'`,
    delete: 'delete from audit.audit_entry',
    truncate: 'truncate audit.audit_entry',
  };
  await expect(sql.raw(statements[verb] ?? '').execute(site.context.db)).rejects.toThrow(
    /append-only|permission denied/,
  );
});

import path from 'node:path';
import { promises as fs } from 'node:fs';
import { sql } from 'kysely';
import { FileMigrationProvider, Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { emptyDatabase } from '../../test/running-site.ts';
import { migrate, openDatabase } from './open.ts';

it('002 turns the texts of a page of 001 into its sections, in their order', async () => {
  const { reach, drop } = await emptyDatabase();
  const db = await openDatabase(reach);
  const migrationFolder = path.join(import.meta.dirname, 'migrations');
  const first = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
  expect((await first.migrateTo('001-content-and-submissions')).error).toBeUndefined();
  const block = (cn: string) => ({ kind: 'text', heading: { cn }, body: { cn: `<p>${cn}</p>` } });
  const blocks = JSON.stringify([block('一'), block('二')]);
  await sql`insert into composed_page (name, version, title, lead, blocks)
    values ('mine', '1', '{"cn":"我的"}', '{"cn":"说明"}', ${blocks}::jsonb), ('bare', '1', '{"cn":"空"}', '{"cn":"空"}', '[]')`.execute(
    db,
  );
  await migrate(db);
  const pages = await db.selectFrom('composedPage').select(['name', 'sections']).orderBy('name').execute();
  const section = (number: number, cn: string) => ({
    name: `part${number}`,
    title: { cn },
    lead: null,
    blocks: [{ kind: 'text', heading: null, body: { cn: `<p>${cn}</p>` }, picture: null, pictureSide: 'right' }],
  });
  expect(pages).toEqual([
    { name: 'bare', sections: [] },
    { name: 'mine', sections: [section(1, '一'), section(2, '二')] },
  ]);
  await db.destroy();
  await drop();
});

it('005 leaves the chairman’s drawing of 004 to the card drawn from the signature, and any other picture as it is', async () => {
  const { reach, drop } = await emptyDatabase();
  const db = await openDatabase(reach);
  const migrationFolder = path.join(import.meta.dirname, 'migrations');
  const before = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
  expect((await before.migrateTo('004-pictures')).error).toBeUndefined();
  await sql`insert into company_text (id, summary, content, signature, picture) values
    (1, '{"cn":"集团"}', '{"cn":"集团"}', null, 'poster-company'),
    (2, '{"cn":"致辞"}', '{"cn":"致辞"}', '{"cn":"董事长"}', 'monogram-chairman')`.execute(db);
  await migrate(db);
  const texts = await db.selectFrom('companyText').select(['id', 'picture']).orderBy('id').execute();
  expect(texts).toEqual([
    { id: 1, picture: 'poster-company' },
    { id: 2, picture: null },
  ]);
  await db.destroy();
  await drop();
});

it('012 keeps the mark of the hidden field, as the reason it was', async () => {
  const { reach, drop } = await emptyDatabase();
  const db = await openDatabase(reach);
  const migrationFolder = path.join(import.meta.dirname, 'migrations');
  const before = new Migrator({ db, provider: new FileMigrationProvider({ fs, path, migrationFolder }) });
  expect((await before.migrateTo('006-films')).error).toBeUndefined();
  await sql`insert into submission (kind, locale, fields, key_hash, content_hash, suspected) values
    ('message', 'cn', '{"remark":"honest"}', '\\x01', '\\x01', false),
    ('message', 'cn', '{"remark":"spam"}', '\\x02', '\\x02', true)`.execute(db);
  await migrate(db);
  const rows = await db.selectFrom('submission').select(['fields', 'suspicions']).orderBy('keyHash').execute();
  expect(rows).toEqual([
    { fields: { remark: 'honest' }, suspicions: [] },
    { fields: { remark: 'spam' }, suspicions: ['honeypot'] },
  ]);
  await db.destroy();
  await drop();
});

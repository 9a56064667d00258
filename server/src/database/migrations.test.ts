import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Locale } from 'contract/locales.ts';
import { sql } from 'kysely';
import { expect, it, vi } from 'vitest';
import { emptyDatabase, runSite } from '../../test/running-site.ts';
import { recordAudit } from '../audit/record.ts';
import { findEntries, readTerms } from '../search/store.ts';
import { migrate, migrationNames, openDatabase } from './open.ts';

it('lists every migration file', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'migrations'));
  expect(migrationNames).toEqual(files.map((file) => file.replace(/\.ts$/, '')).toSorted());
});

it('002 converts the texts of a page of 001 into sections in the same order', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '001-content-and-submissions');
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

it('005 replaces the chairman’s drawing of 004 with an initials avatar, and keeps other pictures', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '004-pictures');
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

it('012 converts the mark of the honeypot field into a spam signal', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '006-films');
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

it('keeps a running older version working on a newer schema, and rejects its start', async () => {
  const site = await runSite();
  try {
    const { db } = site.context;
    await sql`insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2027-01-01')`.execute(db);
    await sql`alter table submission add column of_tomorrow text`.execute(db);
    await sql`create table of_tomorrow (id integer)`.execute(db);
    const message = { sayType: '2', reporterType: '1', reporter: '李雷', email: 'li@carbon.example', remark: '询价' };
    const sent = await site.gateway('/cn/wms/dqgx/submitReporter', { ...message, reporterMobile: '13800138000' });
    expect(sent.status).toBe(200);
    expect((await site.gateway('/cn/site/submission', { receipt: sent.body.receipt })).status).toBe(200);
    await expect(migrate(db)).rejects.toThrow(/newer version has migrated the store \(999-of-tomorrow\)/);
  } finally {
    await site.close();
  }
});

it('lets two servers migrate an empty database at the same time', async () => {
  const { connection, drop } = await emptyDatabase();
  const servers = await Promise.all([openDatabase(connection), openDatabase(connection)]);
  await Promise.all(servers.map((db) => migrate(db)));
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(servers[0]);
  expect(rows.map(({ name }) => name)).toEqual(migrationNames);
  await Promise.all(servers.map((db) => db.destroy()));
  await drop();
});

it('016 moves reports with entries and files into their own tables, without traces of their order', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '015-nightly-rewrite');
  const ids = Array.from({ length: 40 }, () => randomUUID());
  for (const [index, id] of ids.entries()) {
    const key = Buffer.from(randomUUID().replaceAll('-', '').repeat(2), 'hex');
    const isReport = index % 2 === 0;
    const [entry, file] = [randomUUID(), randomUUID().replaceAll('-', '')];
    await sql`insert into submission (id, kind, locale, sealed, wrapped_key, key_id, sealed_identity, receipt_id, receipt_recipient,
        key_hash, content_hash, suspicions, received_at, status, closed_on, assignee)
      values (${id}, ${isReport ? 'report' : 'message'}, 'ru', ${key}, ${isReport ? null : key}, ${isReport ? null : 'k'},
        ${isReport ? key : null}, ${key}, 'age1', ${key}, ${key}, '{}', '2026-11-20 16:00Z', 'closed', '2026-11-21', 'Li')`.execute(
      db,
    );
    await sql`insert into submission_entry (id, submission_id, position, author, sealed, written_at)
      values (${entry}, ${id}, 0, 'staff', ${key}, '2026-11-20 16:00Z')`.execute(db);
    await sql`insert into submission_file (submission_id, position, stored_name, description, entry_id)
      values (${id}, 0, ${file}, ${key}, ${entry})`.execute(db);
  }
  const [reports, messages] = [ids.filter((_, index) => index % 2 === 0), ids.filter((_, index) => index % 2 === 1)];
  await migrate(db);
  for (const table of ['report', 'submission'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['id', 'status', 'assignee', 'closedOn'])
      .orderBy(sql`ctid`)
      .execute();
    const own = table === 'report' ? reports : messages;
    expect(rows.map(({ id }) => id).toSorted()).toEqual(own.toSorted());
    expect(rows[0]).toMatchObject({ status: 'closed', assignee: 'Li' });
    if (table === 'report') expect(rows.map(({ id }) => id)).not.toEqual(own);
  }
  for (const table of ['reportEntry', 'reportFile', 'submissionEntry', 'submissionFile'] as const) {
    const rows = await db.selectFrom(table).select('submissionId').execute();
    const own = table.startsWith('report') ? reports : messages;
    expect(rows.map(({ submissionId }) => submissionId).toSorted()).toEqual(own.toSorted());
  }
  // The newest row's day is stored: a wrong clock at the first start after the upgrade deletes nothing.
  const noted = db.selectFrom('installation').select(sql`noted_day::text`.as('day'));
  expect(await noted.execute()).toEqual([{ day: '2026-11-21' }]);
  // The table was rewritten: no gap remains between the rows.
  const { rows } = await sql<{ last: string }>`select max(ctid)::text as last from submission`.execute(db);
  expect(rows[0]?.last).toBe('(0,20)');
  await db.destroy();
  await drop();
});

it('049 removes links that run scripts, and no others', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '048-signing-keys');
  const links = ['JAVASCRIPT:x()', '//host', 'https://example.com/a', '/news'];
  for (const [index, link] of links.entries()) {
    await sql`insert into news_item (content_type, title, summary, content, editor, picture, pinned, published_at, external_url)
      values (1, '{"cn":"一"}', '{"cn":"一"}', '{"cn":"一"}', '{"cn":"一"}', 'news-01', false, now(), ${link})`.execute(
      db,
    );
    await sql`insert into banner (placement, picture, main_title, sub_title, label, pic_area, link, position)
      values ('home', 'news-01', '{"cn":"一"}', '{"cn":"一"}', '{"cn":"一"}', 1, ${link}, ${index})`.execute(db);
  }
  const social = links.map((url) => ({ name: { cn: '一' }, url }));
  await sql`insert into setting (name, value) values ('social', ${JSON.stringify(social)}::jsonb)`.execute(db);
  await migrate(db);
  const news = await db.selectFrom('newsItem').select('externalUrl').orderBy('id').execute();
  expect(news.map(({ externalUrl }) => externalUrl)).toEqual([null, null, 'https://example.com/a', '/news']);
  const banners = await db.selectFrom('banner').select('link').orderBy('position').execute();
  expect(banners.map(({ link }) => link)).toEqual(['', '', 'https://example.com/a', '/news']);
  const { value } = await db.selectFrom('setting').select('value').executeTakeFirstOrThrow();
  expect(value).toEqual(social.slice(2));
  await db.destroy();
  await drop();
});

it('028 indexes the existing search entries', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '026-last-backup');
  await sql`insert into news_item (content_type, title, summary, content, editor, picture, pinned, published_at)
    values (1, '{"cn":"低铼煅后焦","en":"Zebrafish"}', '{"cn":"摘要"}', '{"cn":"正文"}', '{"cn":"编辑"}', 'news-01', false, now())`.execute(
    db,
  );
  await migrate(db);
  const found = async (locale: Locale, ...terms: string[]) =>
    (
      await findEntries(db, {
        locale,
        phrase: '',
        concepts: (await readTerms(db, locale, terms)).map((term) => ({ alternatives: [[term]] })),
        placeholders: [],
        limit: 20,
      })
    ).length;
  expect(await found('en', 'brafi')).toBe(1);
  expect(await found('en', 'zebrafishes')).toBe(1);
  expect(await found('cn', '后焦', '铼')).toBe(1);
  expect(await found('cn', '焦后')).toBe(0);
  await db.destroy();
  await drop();
});

it('040 finds the pictures, films and documents of drafts and of live and scheduled revisions, and follows their changes', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '035-media');
  const document = 'a'.repeat(22);
  const revisions = [
    { picture: 'live-field', content: { cn: `<a href="/files/${document}/plan.pdf">计划</a>` } },
    { picture: null, film: 'scheduled-film', content: { en: '<img src="/pictures/library/scheduled-text">' } },
    { picture: 'of-the-past', pictures: ['album-1'] },
    { picture: 'drafted', film: 'drafted-film', pictures: ['album-1', 'album-2', { picture: 'named' }] },
  ];
  const add = async (id: string) => {
    await sql`insert into content_item (kind, id, draft, version, titles, search_text, digests, source, written_in, updated_at)
      values ('news', ${id}, ${JSON.stringify(revisions[3])}, 4, '{}', '', '{}', '{}', '{}', now())`.execute(db);
    for (const [index, body] of revisions.entries())
      await sql`insert into content_revision (kind, id, number, body, made_at, reason, made_live, changed)
        values ('news', ${id}, ${index + 1}, ${JSON.stringify(body)}, now(), 'save', '{}', '[]')`.execute(db);
    await sql`insert into content_language (kind, id, locale, state, live_revision, scheduled_revision, go_live_at,
        checked_source, stale_source)
      values ('news', ${id}, 'cn', 'live', 1, null, null, '{}', '{}'),
        ('news', ${id}, 'en', 'scheduled', null, 2, now(), '{}', '{}')`.execute(db);
  };
  const uses = async (id: string) => {
    const rows = await db.selectFrom('mediaUse').select(['media', 'name']).where('id', '=', id).execute();
    return rows.map(({ media, name }) => `${media} ${name}`).toSorted();
  };
  await add('1');
  await migrate(db);
  const drafted = ['film drafted-film', 'picture album-1', 'picture album-2', 'picture drafted', 'picture named'];
  const live = [`document ${document}`, 'picture live-field'];
  const scheduled = ['film scheduled-film', 'picture scheduled-text'];
  expect(await uses('1')).toEqual([...live, ...drafted, ...scheduled].toSorted());

  await sql`update content_language set scheduled_revision = null, go_live_at = null, state = 'unpublished'
    where locale = 'en'`.execute(db);
  expect(await uses('1')).toEqual([...live, ...drafted].toSorted());
  await sql`update content_language set live_revision = 4 where locale = 'cn'`.execute(db);
  expect(await uses('1')).toEqual(drafted);
  await sql`update content_item set draft = '{"picture": "next"}', version = 5`.execute(db);
  expect(await uses('1'), 'the live revision is older than the draft now').toEqual(
    [...drafted, 'picture next'].toSorted(),
  );

  await sql`insert into content_item (kind, id, draft, version, titles, search_text, digests, source, written_in, updated_at)
    values ('news', '2', '{"picture": "new", "film": "new-film"}', 1, '{}', '', '{}', '{}', '{}', now())`.execute(db);
  expect(await uses('2')).toEqual(['film new-film', 'picture new']);
  await sql`delete from content_item`.execute(db);
  expect([...(await uses('1')), ...(await uses('2'))]).toEqual([]);
  await db.destroy();
  await drop();
});

it('041 lets items be found by their numbers', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '039-preview-drafts');
  const add = (kind: string, draft: unknown) =>
    sql`insert into content_item (kind, id, draft, version, titles, search_text, digests, source, written_in, updated_at)
      values (${kind}, '7', ${JSON.stringify(draft)}, 1, '{}', E'焦\n7', '{}', '{}', '{}', now())`.execute(db);
  await add('product', { itemNo: 'BY-CPC-0101' });
  await add('jobPost', { postNo: 'PC-101' });
  await add('news', { itemNo: 'not a number of this kind' });
  await migrate(db);
  const rows = await db.selectFrom('contentItem').select('searchText').orderBy('kind').execute();
  expect(rows.map(({ searchText }) => searchText)).toEqual(['焦\n7\npc-101', '焦\n7', '焦\n7\nby-cpc-0101']);
  await db.destroy();
  await drop();
});

it('050 writes the lines of what was saved before', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '049-allowed-links');
  await sql`insert into news_item (content_type, title, summary, content, editor, picture, pinned, published_at)
    values (1, '{"cn":"一"}', '{"cn":"二"}', ${JSON.stringify({ cn: '<ul><li>三</li><li>四</li></ul><p>五</p>' })},
      '{"cn":"六"}', 'news-01', false, '2020-02-01')`.execute(db);
  const bodies = async () => {
    const { rows } = await sql<{ body: string; bodyFolded: string }>`
      select body, body_folded from search_entry where kind = 'news' and locale = 'cn'`.execute(db);
    return rows;
  };
  const [before] = await bodies();
  await migrate(db);
  expect(await bodies()).toEqual([{ body: '二\n\n三\n四\n\n五', bodyFolded: before?.bodyFolded }]);
  await db.destroy();
  await drop();
});

it('051 removes the texts of rows from the search in languages in which they are not shown', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '050-lines-of-search-texts');
  await sql`insert into history_entry (year, content, visible_in) values
    (2001, '{"cn":"一","en":"One"}', '{cn,en,ru}'), (2002, '{"cn":"二","en":"Two"}', '{cn,ru}')`.execute(db);
  await migrate(db);
  const { rows } = await sql<{ body: string }>`
    select body from search_entry where kind = 'page' and key = 'history' order by locale`.execute(db);
  expect(rows.map(({ body }) => body)).toEqual(['2001 · 一 · 2002 · 二', '2001 · One', '2001 · 一 · 2002 · 二']);
  await db.destroy();
  await drop();
});

it('058 takes the writers of answers from the audit log', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '056-reports-of-today');
  const { rows: accounts } = await sql<{ id: number; name: string }>`insert into account (login, name)
    values ('first', 'First'), ('second', 'Second') returning id, name`.execute(db);
  const { rows: submissions } = await sql<{ id: string }>`
    insert into submission (kind, locale, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions)
    values ('message', 'cn', '', '', '', 'a', 'a', '{}') returning id`.execute(db);
  const submissionId = submissions[0]?.id ?? '';
  vi.useFakeTimers({ toFake: ['Date'] });
  const writeAnswer = async (position: number, account?: { id: number; name: string }) => {
    // Answers of one millisecond have no order.
    vi.setSystemTime(new Date(2026, 10, 24, 9, position));
    await sql`insert into submission_entry (id, submission_id, position, author, sealed, written_at)
      values (gen_random_uuid(), ${submissionId}, ${position}, 'staff', '', ${new Date()})`.execute(db);
    if (account === undefined) return;
    const by = { accountId: account.id, name: account.name };
    await recordAudit(db, { by, action: 'inbox.answer', object: { kind: 'message', id: submissionId } });
  };
  const [first, second] = accounts;
  await writeAnswer(0, first);
  // By a command, which the log does not have: the next answer is another's.
  await writeAnswer(1);
  await writeAnswer(2, second);
  vi.useRealTimers();
  await migrate(db);
  const entries = await db.selectFrom('submissionEntry').select('accountId').orderBy('position').execute();
  expect(entries.map(({ accountId }) => accountId)).toEqual([first?.id, null, second?.id]);
  await db.destroy();
  await drop();
});

it('059 takes an answered resume for reviewed, since its last answer, and leaves others and closed spam new', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '058-who-answered');
  const [answered, open, message, closedSpam, clearedSpam, answeredSpam] = Array.from({ length: 6 }, () =>
    randomUUID(),
  );
  const insert = (id = '', kind = 'resume', status = 'closed', suspicions = '{}') =>
    sql`insert into submission (id, kind, locale, fields, status, closed_on, key_hash, content_hash, suspicions, received_at)
      values (${id}, ${kind}, 'cn', '{}', ${status}, ${status === 'closed' ? '2026-11-02' : null}::date, decode(md5(${id}), 'hex'), decode(md5(${id}), 'hex'), ${suspicions}::text[], '2026-11-01T00:00:00Z')`.execute(
      db,
    );
  await insert(answered, 'resume', 'answered');
  await insert(open, 'resume', 'inProgress');
  await insert(message, 'message', 'answered');
  await insert(closedSpam, 'resume', 'closed', '{noChallenge}');
  await insert(clearedSpam, 'resume', 'closed', '{noChallenge}');
  await sql`update submission set is_spam = false, spam_decided_at = now() where id = ${clearedSpam}`.execute(db);
  await insert(answeredSpam, 'resume', 'closed', '{noChallenge}');
  await sql`insert into submission_entry (id, submission_id, position, author, sealed, written_at)
    values (${randomUUID()}, ${answered}, 1, 'staff', '', '2026-11-03T00:00:00Z'),
      (${randomUUID()}, ${answeredSpam}, 1, 'staff', '', '2026-11-04T00:00:00Z')`.execute(db);
  await migrate(db);
  const applications = await db.selectFrom('application').selectAll().orderBy('since').execute();
  const reviewed = { stage: 'reviewed', interviewAt: null };
  expect(applications).toEqual([
    { ...reviewed, submissionId: clearedSpam, since: new Date('2026-11-01T00:00:00Z') },
    { ...reviewed, submissionId: answered, since: new Date('2026-11-03T00:00:00Z') },
    { ...reviewed, submissionId: answeredSpam, since: new Date('2026-11-04T00:00:00Z') },
  ]);
  await db.destroy();
  await drop();
});

it('065 takes the extensions from the audit log', async () => {
  const { connection, drop } = await emptyDatabase();
  const db = await openDatabase(connection);
  await migrate(db, '064-contact-hashes');
  const id = randomUUID();
  await sql`insert into submission (id, kind, locale, sealed, wrapped_key, key_id, key_hash, content_hash, suspicions,
    kept_until, kept_for, extensions) values (${id}, 'message', 'cn', '', '', '', 'a', 'a', '{}', '2030-01-31', 'law', 2)`.execute(
    db,
  );
  const extended = (until: string, reason: string) =>
    recordAudit(db, { by: null, action: 'inbox.extend', object: { kind: 'message', id }, details: { until, reason } });
  await extended('2029-01-31', 'claim');
  await extended('2030-01-31', 'law');
  await migrate(db);
  const { rows } =
    await sql`select number, kept_until::text, kept_for from submission_extension order by number`.execute(db);
  expect(rows).toEqual([
    { number: 1, keptUntil: '2029-01-31', keptFor: 'claim' },
    { number: 2, keptUntil: '2030-01-31', keptFor: 'law' },
  ]);
  await db.destroy();
  await drop();
});

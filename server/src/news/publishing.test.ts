import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { sampleNews, sampleText } from '../../test/sample-news.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';
import { beijingDay, startOfBeijingDay } from '../database/beijing-time.ts';
import { adoptExistingRows } from '../publishing/changes/import.ts';
import { startSchedule } from '../publishing/changes/run-schedule.ts';

let site: RunningSite;
let editor: StaffClient;
let translator: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  translator = await staffClient(site, 'translator');
});
afterAll(() => site.close());

async function create(words: string, change: Record<string, unknown> = {}) {
  const { status, body } = await editor.post('content/news', { body: sampleNews(words, change) });
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}

const publish = (id: string, version: number, locales: string[], more = {}) =>
  editor.post(`content/news/${id}/publish`, { version, locales, ...more });
const save = (by: StaffClient, id: string, version: number, body: unknown) =>
  by.post(`content/news/${id}/save`, { version, body });
const item = async (id: string) => (await editor.get(`content/news/${id}`)).body.data;
const states = async (id: string) => {
  const { languages } = await item(id);
  return [languages.cn.state, languages.en.state, languages.ru.state];
};
const detail = async (locale: string, id: string) => {
  const { status, body } = await site.gateway(`/${locale}/wms/dqgx/getnewdetail/${id}`);
  return status === 200 ? Object(body.data).title : status;
};
const listed = async (locale: string) => {
  const { body } = await site.gateway(`/${locale}/wms/dqgx/getnewlist`, { contentType: 1, size: 1000 });
  return (body.content ?? []).map((row) => String(Object(row).id));
};

it('publishes one language at a time, and shows it within a second', async () => {
  const { id, version } = await create('First');
  expect(await states(id)).toEqual(['draft', 'draft', 'draft']);
  expect(await detail('cn', id)).toBe(404);
  expect((await publish(id, version, ['cn'])).status).toBe(200);
  await expect.poll(() => detail('cn', id), { timeout: 1000 }).toBe('First 中文');
  expect(await detail('en', id)).toBe('First 中文');
  expect(await listed('en')).toContain(id);
  expect((await publish(id, version, ['en', 'ru'])).status).toBe(200);
  await expect.poll(() => detail('en', id), { timeout: 1000 }).toBe('First English');
  expect(await states(id)).toEqual(['live', 'live', 'live']);
});

it('shows an item that is live in Russian alone in Russian alone', async () => {
  const { id, version } = await create('Only', {
    title: { ru: 'Только' },
    summary: { ru: 'Кратко' },
    content: { ru: '<p>Текст</p>' },
  });
  expect(await states(id)).toEqual(['missing', 'missing', 'draft']);
  expect((await publish(id, version, ['ru'])).status).toBe(200);
  await expect.poll(() => detail('ru', id), { timeout: 1000 }).toBe('Только');
  expect([await detail('cn', id), await detail('en', id)]).toEqual([404, 404]);
  expect([await listed('cn'), await listed('ru')].map((ids) => ids.includes(id))).toEqual([false, true]);
  const page = await fetch(`${site.url}/ru/news/detail/${id}`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain(`<link rel="canonical" href="${site.url}/ru/news/detail/${id}">`);
});

it('keeps the other languages as they are when one of them is published again', async () => {
  const { id, version, body } = await create('Old');
  await publish(id, version, ['cn', 'en', 'ru']);
  const edited = { ...body, pinned: true, title: sampleText('New') };
  const { body: saved } = await save(editor, id, version, edited);
  expect((await item(id)).languages.cn.hasNewerDraft).toBe(true);
  await publish(id, saved.data.version, ['en']);
  await expect.poll(() => detail('en', id), { timeout: 1000 }).toBe('New English');
  expect(await detail('cn', id)).toBe('Old 中文');
  const chinese = await site.gateway(`/cn/wms/dqgx/getnewdetail/${id}`);
  expect(Object(chinese.body.data).pinned, 'shared fields go live with Chinese').toBe(false);
  const { languages } = await item(id);
  expect([languages.cn.hasNewerDraft, languages.en.hasNewerDraft, languages.ru.hasNewerDraft]).toEqual([
    true,
    false,
    true,
  ]);
});

it('withdraws a language and brings it back with one call', async () => {
  const { id, version } = await create('Gone');
  await publish(id, version, ['cn', 'en']);
  await expect.poll(() => detail('en', id), { timeout: 1000 }).toBe('Gone English');
  expect((await editor.post(`content/news/${id}/withdraw`, { locales: ['en'] })).status).toBe(200);
  await expect.poll(() => detail('en', id), { timeout: 1000 }).toBe(404);
  expect(await listed('en')).not.toContain(id);
  expect([await detail('cn', id), await detail('ru', id)]).toEqual(['Gone 中文', 'Gone 中文']);
  const search = await site.gateway('/en/site/search?q=Gone');
  expect(JSON.stringify(search.body)).not.toContain(`detail/${id}`);
  expect((await editor.post(`content/news/${id}/withdraw`, { locales: ['en'] })).body.error).toBe('stateConflict');
  expect((await editor.post(`content/news/${id}/undo-withdrawal`, { locales: ['en'] })).status).toBe(200);
  await expect.poll(() => detail('en', id), { timeout: 1000 }).toBe('Gone English');
  await editor.post(`content/news/${id}/withdraw`, { locales: ['cn', 'en'] });
  await expect.poll(() => detail('cn', id), { timeout: 1000 }).toBe(404);
  expect(await site.context.db.selectFrom('newsItem').select('id').where('id', '=', Number(id)).execute()).toEqual([]);
  await editor.post(`content/news/${id}/undo-withdrawal`, { locales: ['cn'] });
  await expect.poll(() => detail('cn', id), { timeout: 1000 }).toBe('Gone 中文');
});

it('publishes nothing while a text or a shared field is missing, and names the fields', async () => {
  const { id, version } = await create('Half', { picture: '', title: { cn: '标题' } });
  const { status, body } = await publish(id, version, ['cn', 'en']);
  expect([status, body.error]).toEqual([422, 'notPublishable']);
  expect(body.errors.map(({ field }: { field: string }) => field)).toEqual(['picture', 'title@en']);
  expect(await states(id)).toEqual(['draft', 'draft', 'draft']);
});

describe('two editors', () => {
  it('merges fields that only one of them changed', async () => {
    const { id, version, body } = await create('Both');
    await save(editor, id, version, { ...body, pinned: true, title: { ...body.title, cn: '新标题' } });
    const second = await save(translator, id, version, { ...body, title: { ...body.title, ru: 'Новый заголовок' } });
    expect(second.status).toBe(200);
    expect(second.body.data.merged).toEqual(
      expect.arrayContaining([
        { field: 'pinned', locale: null },
        { field: 'title', locale: 'cn' },
      ]),
    );
    expect((await item(id)).body).toMatchObject({
      pinned: true,
      title: { cn: '新标题', en: 'Both English', ru: 'Новый заголовок' },
    });
  });

  it('reports a field that both changed with both texts, and saves nothing', async () => {
    const { id, version, body } = await create('Conflict');
    await save(editor, id, version, { ...body, pinned: true, title: { ...body.title, en: 'Theirs' } });
    const second = await save(editor, id, version, { ...body, title: { ...body.title, en: 'Mine' } });
    expect([second.status, second.body.error]).toEqual([409, 'versionConflict']);
    expect(second.body.conflict).toMatchObject({
      version: version + 1,
      changedBy: 'editor (sample)',
      fields: [{ field: 'title', locale: 'en', before: 'Conflict English', mine: 'Mine', theirs: 'Theirs' }],
      theirs: [{ field: 'pinned', locale: null, value: true }],
    });
    expect((await item(id)).body.title?.en).toBe('Theirs');

    // A decision counts for the version that it was made about.
    const mine = { version, body: { ...body, title: { ...body.title, en: 'Mine', ru: 'Моё' } } };
    const decide = (seen: number, theirs: unknown[]) =>
      editor.post(`content/news/${id}/save`, { ...mine, resolution: { version: seen, theirs } });
    expect((await decide(version, [])).status).toBe(409);
    const decided = await decide(version + 1, [{ field: 'title', locale: 'en' }]);
    expect([decided.status, decided.body.data.body.title]).toEqual([200, { ...body.title, en: 'Theirs', ru: 'Моё' }]);
    expect(decided.body.data.body.pinned).toBe(true);
    expect((await publish(id, version, ['cn'])).body.error).toBe('versionConflict');
  });
});

describe('a translator', () => {
  it('writes English and Russian texts only', async () => {
    const { id, version, body } = await create('Rights');
    const allowed = await save(translator, id, version, { ...body, title: { ...body.title, en: 'Translated' } });
    expect(allowed.status).toBe(200);
    const next = allowed.body.data.version;
    for (const [field, change] of [
      ['title@cn', { title: { ...body.title, cn: '篡改' } }],
      ['pinned', { pinned: true }],
      ['picture', { picture: 'other' }],
    ] as const) {
      const { status, body: response } = await save(translator, id, next, { ...allowed.body.data.body, ...change });
      expect([status, response.error, response.errors[0]?.field]).toEqual([403, 'fieldsForbidden', field]);
    }
    const others = [
      await translator.post(`content/news/${id}/publish`, { version: next, locales: ['en'] }),
      await translator.post('content/news', { body: sampleNews('Mine') }),
      await translator.post(`content/news/${id}/delete`, { version: next }),
      await translator.post(`content/news/${id}/withdraw`, { locales: ['en'] }),
    ];
    expect(others.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

it('rejects fields that the kind does not have, also within a text', async () => {
  const { body } = await editor.post('content/news', {
    body: { ...sampleNews('x'), version: 7, title: { cn: '标题', fr: 'titre' }, summary: { cn: 5 } },
  });
  expect(body.error).toBe('invalidInput');
  expect(body.errors.map(({ field, code }: Record<string, string>) => [field, code])).toEqual([
    ['version', 'unknownField'],
    ['title.fr', 'unknownField'],
    ['summary.cn', 'wrongType'],
  ]);
});

it('saves only what the allow-list of rich text lets through', async () => {
  const { body } = await create('Clean', { content: { cn: '<p onclick="x()">好</p><script>x()</script>' } });
  expect(body.content).toEqual({ cn: '<p>好</p>' });
});

it('marks translations as stale by field, with the old and the new source, until they are checked', async () => {
  const { id, version, body } = await create('Stale');
  const { body: saved } = await save(editor, id, version, {
    ...body,
    title: { ...body.title, cn: '第二版' },
    content: { ...body.content, cn: '<p>二</p>', ru: '<p>Два</p>' },
  });
  let { languages } = await item(id);
  expect(languages.en).toMatchObject({ stale: true, staleFields: ['title', 'content'] });
  expect(languages.ru).toMatchObject({ stale: true, staleFields: ['title'] });
  expect(languages.cn.stale).toBe(false);
  expect(languages.ru.staleTexts).toEqual([
    { field: 'title', before: 'Stale 中文', after: '第二版', changedAt: expect.any(String) },
  ]);
  const list = await editor.get('content/news?state=stale&size=1000');
  expect(list.body.content[0]).toMatchObject({ id, languages: { ru: { stale: true, staleFields: ['title'] } } });
  expect(list.body.totalElements).toBe(list.body.counts.stale);
  const confirm = (locale: string, fields?: string[]) =>
    translator.post(`content/news/${id}/confirm-translation`, { version: saved.data.version, locale, fields });
  await confirm('en', ['title']);
  ({ languages } = await item(id));
  expect(languages.en.staleFields).toEqual(['content']);
  await confirm('en');
  await confirm('ru');
  ({ languages } = await item(id));
  expect([languages.en.stale, languages.ru.stale]).toEqual([false, false]);
  const back = await save(editor, id, saved.data.version, { ...saved.data.body, title: { ...body.title } });
  expect((await item(id)).languages.en.staleFields).toEqual(['title']);
  await save(editor, id, back.body.data.version, saved.data.body);
  expect((await item(id)).languages.en.stale, 'the source that was checked is back').toBe(false);
});

it('lists revisions, compares two of them and restores one without touching the site', async () => {
  const { id, version, body } = await create('One');
  await publish(id, version, ['cn', 'en', 'ru']);
  const { body: saved } = await save(editor, id, version, { ...body, pinned: true, title: sampleText('Two') });
  const { body: revisions } = await editor.get(`content/news/${id}/revisions`);
  expect(revisions.content).toMatchObject([
    { number: 2, madeLive: [], madeBy: 'editor (sample)' },
    { number: 1, madeLive: ['cn', 'en', 'ru'], isLive: ['cn', 'en', 'ru'] },
  ]);
  const { body: compared } = await editor.get(`content/news/${id}/compare?before=1&after=2`);
  expect(compared.fields).toHaveLength(4);
  expect(compared.fields).toContainEqual({ field: 'title', locale: 'en', before: 'One English', after: 'Two English' });
  const restored = await editor.post(`content/news/${id}/restore`, { version: saved.data.version, number: 1 });
  expect(restored.body.data).toMatchObject({ version: 3, body: { pinned: false, title: sampleText('One') } });
  expect((await item(id)).languages.cn.hasNewerDraft).toBe(false);
});

it('keeps a bounded number of revisions, and always those that are live', async () => {
  const { id, version, body } = await create('Many');
  await publish(id, version, ['cn']);
  for (let number = version; number < version + 110; number += 1)
    await save(editor, id, number, { ...body, title: { cn: `标题 ${number}` } });
  const rows = await site.context.db
    .selectFrom('contentRevision')
    .select('number')
    .where('kind', '=', 'news')
    .where('id', '=', id)
    .orderBy('number')
    .execute();
  expect(rows.map(({ number }) => number)).toEqual([1, ...Array.from({ length: 100 }, (_, index) => index + 12)]);
});

it('deletes only an item that was never published', async () => {
  const draft = await create('Draft');
  expect((await editor.post(`content/news/${draft.id}/delete`, { version: 1 })).status).toBe(200);
  expect((await editor.get(`content/news/${draft.id}`)).status).toBe(404);
  const live = await create('Live');
  await publish(live.id, 1, ['cn']);
  await editor.post(`content/news/${live.id}/withdraw`, { locales: ['cn'] });
  expect((await editor.post(`content/news/${live.id}/delete`, { version: 1 })).body.error).toBe('wasPublished');
});

describe('the schedule', () => {
  /** Moves the times of an item's languages, by default to now. Returns the time. */
  async function makeDue(id: string, column: 'goLiveAt' | 'withdrawAt', due = new Date()): Promise<string> {
    await site.context.db
      .updateTable('contentLanguage')
      .set({ [column]: due })
      .where('kind', '=', 'news')
      .where('id', '=', id)
      .where(column, 'is not', null)
      .execute();
    return due.toISOString();
  }

  /** The entries of the audit log about what the schedule did with an item. */
  const runsOf = (id: string) =>
    site.context.db
      .selectFrom('audit.auditEntry')
      .select(['accountId', 'details'])
      .where('objectId', '=', id)
      .where('action', '=', 'content.runSchedule')
      .orderBy('id')
      .execute();

  it('publishes languages together at their time and withdraws them at their end', async () => {
    const schedule = startSchedule(site.context, 20);
    const hours = (count: number) => new Date(Date.now() + count * 3600_000).toISOString();
    const [later, sooner] = [await create('Later'), await create('Sooner')];
    const { id } = later;
    await publish(id, later.version, ['cn', 'ru'], { at: hours(1), until: hours(2) });
    await publish(sooner.id, sooner.version, ['cn'], { at: hours(1) });
    await makeDue(sooner.id, 'goLiveAt');
    await expect.poll(() => detail('cn', sooner.id)).toBe('Sooner 中文');
    expect(await states(id)).toEqual(['scheduled', 'draft', 'scheduled']);
    expect(await detail('cn', id)).toBe(404);
    const at = await makeDue(id, 'goLiveAt');
    await expect.poll(() => detail('ru', id)).toBe('Later русский');
    expect(await states(id)).toEqual(['live', 'draft', 'live']);
    const until = await makeDue(id, 'withdrawAt');
    await expect.poll(() => detail('ru', id)).toBe(404);
    expect(await states(id)).toEqual(['withdrawn', 'draft', 'withdrawn']);
    await schedule.stop();
    const changesTo = (change: string, dueAt: string) => ['cn', 'ru'].map((locale) => ({ locale, change, dueAt }));
    expect((await runsOf(id)).map(({ details }) => details)).toEqual([
      { missed: false, changes: changesTo('goLive', at) },
      { missed: false, changes: changesTo('withdraw', until) },
    ]);
  });

  it('makes up at the start for what was missed, and reports it', async () => {
    const { id, version } = await create('Missed');
    await publish(id, version, ['cn'], { at: new Date(Date.now() + 3600_000).toISOString() });
    await makeDue(id, 'goLiveAt', new Date(Date.now() - 600_000));
    const schedules = [startSchedule(site.context), startSchedule(site.context)];
    await expect.poll(() => detail('cn', id), { timeout: 3000 }).toBe('Missed 中文');
    await Promise.all(schedules.map((schedule) => schedule.stop()));
    const warn = vi.mocked(console.warn);
    expect(warn.mock.calls).toEqual([[`The schedule of news ${id} was missed and is made up for, 10 minutes late.`]]);
    warn.mockClear();
    expect(await runsOf(id)).toMatchObject([
      { accountId: null, details: { missed: true, changes: [{ locale: 'cn' }] } },
    ]);
  });

  it('publishes the revision that was scheduled, not a later draft, and can be cancelled', async () => {
    const { id, version, body } = await create('Fixed');
    await publish(id, version, ['cn'], { at: new Date(Date.now() + 3600_000).toISOString() });
    await save(editor, id, version, { ...body, title: { cn: '草稿' } });
    expect((await item(id)).languages.cn).toMatchObject({
      state: 'scheduled',
      hasNewerDraft: true,
      scheduledRevision: 1,
    });
    expect((await editor.post(`content/news/${id}/cancel-schedule`, { locales: ['cn'] })).status).toBe(200);
    expect(await states(id)).toEqual(['draft', 'draft', 'draft']);
  });

  it('is listed for a live language whose next version waits', async () => {
    const { id, version, body } = await create('Next');
    await publish(id, version, ['cn']);
    const { body: saved } = await save(editor, id, version, { ...body, title: { ...body.title, cn: '下一版' } });
    const waiting = async () => {
      const list = await editor.get('content/news?state=scheduled&locale=cn&size=1000');
      return list.body.content.find((row) => row.id === id)?.languages.cn;
    };
    expect(await waiting()).toBeUndefined();
    const at = new Date(Date.now() + 3600_000).toISOString();
    expect((await publish(id, saved.data.version, ['cn'], { at })).status).toBe(200);
    expect(await waiting()).toMatchObject({ state: 'live', goLiveAt: at, hasNewerDraft: false });
    expect(await detail('cn', id)).toBe('Next 中文');
    await editor.post(`content/news/${id}/cancel-schedule`, { locales: ['cn'] });
    expect(await waiting()).toBeUndefined();
  });

  it('takes a time on the day of the item’s date or later, and no other', async () => {
    const midnight = startOfBeijingDay(new Date(Date.now() + 3 * 86_400_000));
    const publishedAt = `${beijingDay(midnight)} 18:00:00`;
    const { id, version } = await create('Dated', { publishedAt });
    expect((await item(id)).languages.cn.problems).toEqual([]);
    const tooEarly = [{}, { at: new Date(midnight.getTime() - 1).toISOString() }];
    for (const times of tooEarly) {
      const { status, body } = await publish(id, version, ['cn', 'en'], times);
      expect([status, body.error]).toEqual([422, 'notPublishable']);
      expect(body.errors).toMatchObject([{ field: 'publishedAt', code: 'outOfRange' }]);
    }
    expect((await publish(id, version, ['cn', 'en'], { at: midnight.toISOString() })).status).toBe(200);
    expect(await states(id)).toEqual(['scheduled', 'scheduled', 'draft']);
    const { url } = (await editor.post(`content/news/${id}/preview-link`, { locale: 'en', minutes: 60 })).body;
    expect(await (await fetch(site.url + url)).text()).toContain('Dated English');
    const schedule = startSchedule(site.context, 20);
    await makeDue(id, 'goLiveAt');
    await expect.poll(() => detail('en', id)).toBe('Dated English');
    await schedule.stop();
  });

  it('shows at once what is dated later on the day of its publication', async () => {
    const day = beijingDay(new Date());
    const { id, version } = await create('Tonight', { publishedAt: `${day} 23:59:59` });
    expect((await publish(id, version, ['cn'])).status).toBe(200);
    await expect.poll(() => detail('cn', id)).toBe('Tonight 中文');
    expect(await listed('cn')).toContain(id);
    const { body } = await site.gateway(`/cn/wms/dqgx/getnewdetail/${id}`);
    expect(Object(body.data).createTime.slice(0, 10)).toBe(day);
    expect((await item(id)).body.publishedAt).toBe(`${day} 23:59:59`);
  });

  it('rejects times that have passed', async () => {
    const { id, version } = await create('Past');
    const at = new Date(Date.now() - 3600_000).toISOString();
    expect((await publish(id, version, ['cn'], { at })).body.errors).toMatchObject([
      { field: 'at', code: 'timePassed' },
    ]);
    const until = new Date(Date.now() - 1000).toISOString();
    expect((await publish(id, version, ['cn'], { until })).body.errors).toMatchObject([{ field: 'until' }]);
  });
});

describe('a preview', () => {
  it('shows a draft as the site would, changes nothing, and expires', async () => {
    const { id } = await create('Preview');
    const link = (more = {}) =>
      translator.post(`content/news/${id}/preview-link`, { locale: 'ru', minutes: 60, ...more });
    const { url } = (await link()).body;
    expect(url).toMatch(new RegExp(`^/ru/news/detail/${id}\\?preview=`));
    const response = await fetch(site.url + url, { redirect: 'manual' });
    const html = await response.text();
    expect([response.status, response.headers.get('cache-control'), response.headers.get('x-robots-tag')]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('Preview русский');
    // What is published afterwards arrives after whatever the preview may have announced.
    const after = await create('After the preview');
    await publish(after.id, after.version, ['cn']);
    await expect.poll(() => detail('cn', after.id)).toBe('After the preview 中文');
    expect(await detail('ru', id)).toBe(404);
    expect((await fetch(`${site.url}/ru/news/detail/${id}`)).status).toBe(404);
    for (const changed of [
      url.replace('/ru/', '/en/'),
      url.replace(`detail/${id}`, `detail/${Number(id) + 1}`),
      `${url}x`,
      url.replace('preview=', 'preview=x'),
    ])
      expect((await fetch(site.url + changed, { redirect: 'manual' })).status).toBe(404);
    expect((await link({ minutes: 7 * 24 * 60 + 1 })).status).toBe(422);
    expect((await link({ path: '/contact' })).status).toBe(404);
  });

  it('shows what is not saved yet, once, and for an hour', async () => {
    const { id, version } = await create('Unsaved');
    const { draft } = await site.context.db
      .selectFrom('contentItem')
      .select('draft')
      .where('kind', '=', 'news')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const preview = (title: string) =>
      editor.post(`content/news/${id}/preview-draft`, { locale: 'cn', body: { ...draft, title: { cn: title } } });
    const { status, body } = await preview('Unsaved first');
    expect(status).toBe(200);
    const shown = async () => {
      const response = await fetch(site.url + body.url);
      return { status: response.status, html: await response.text() };
    };
    expect((await shown()).html).toContain('Unsaved first');
    // The next draft takes its place: what an editor can make grow is one row of each item.
    expect((await preview('Unsaved second')).status).toBe(200);
    expect((await shown()).html).toContain('Unsaved second');
    expect(await site.context.db.selectFrom('previewDraft').select('id').execute()).toHaveLength(1);
    expect((await editor.get(`content/news/${id}`)).body.data).toMatchObject({ version });

    expect((await editor.post(`content/news/${id}/preview-draft`, { locale: 'cn', body: {} })).body.error).toBe(
      'notPublishable',
    );
    // Looking at it again keeps it for another hour.
    await sql`update preview_draft set made_at = now() - interval '59 minutes'`.execute(site.context.db);
    await preview('Unsaved third');
    await sql`update preview_draft set made_at = made_at - interval '2 minutes'`.execute(site.context.db);
    const looked = await create('Looked at meanwhile');
    await editor.post(`content/news/${looked.id}/preview-draft`, { locale: 'cn', body: draft });
    expect((await shown()).html).toContain('Unsaved third');
    await sql`update preview_draft set made_at = now() - interval '61 minutes'`.execute(site.context.db);
    const other = await create('Unsaved too');
    await editor.post(`content/news/${other.id}/preview-draft`, { locale: 'cn', body: draft });
    expect((await shown()).status).toBe(404);
  });
});

it('keeps the ids of existing rows, which get drafts and revisions', async () => {
  const { db } = site.context;
  await db.deleteFrom('contentItem').where('kind', '=', 'news').execute();
  const before = await db.selectFrom('newsItem').selectAll().orderBy('id').execute();
  expect(await adoptExistingRows(db, site.context.publishableKinds)).toBe(before.length);
  expect(await adoptExistingRows(db, site.context.publishableKinds)).toBe(0);
  expect(await db.selectFrom('newsItem').selectAll().orderBy('id').execute()).toEqual(before);
  const [first] = before;
  const { body } = await editor.get(`content/news/${first?.id}`);
  expect(body.data.languages).toMatchObject({
    cn: { state: 'live', hasNewerDraft: false, problems: [] },
    en: { state: 'live', stale: false, problems: [] },
    ru: { state: 'live', stale: false, problems: [] },
  });
});

import { localeNames } from 'contract/locales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { findNewer, findNewsItem, findOlder } from './store.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const timestamp = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/;
const row = {
  id: expect.any(Number),
  title: expect.any(String),
  smallContent: expect.any(String),
  createTime: expect.stringMatching(timestamp),
  mainPicUrl: expect.stringMatching(/^\/pictures\//),
  picture: expect.objectContaining({ widths: expect.arrayContaining([320, 640, 960]), focus: expect.any(Object) }),
  contentType: expect.any(Number),
  pinned: expect.any(Boolean),
};

async function newsIds(contentType: number): Promise<number[]> {
  const { body } = await site.gateway('/cn/wms/dqgx/getnewlist?size=1000', { filter: { contentType } });
  return (body.content ?? []).map((item) => Object(item).id);
}

/** Newest first. */
async function newestIds(contentType: number, locale: string): Promise<number[]> {
  const { body } = await site.gateway(`/${locale}/wms/dqgx/getnewlist?size=1000`, { contentType });
  const items = (body.content ?? []).map(Object);
  return items.toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1)).map(({ id }) => id);
}

describe.each(localeNames)('news in %s', (locale) => {
  it('lists the ten top items of types 1 to 3, pinned first', async () => {
    const { status, body } = await site.gateway(`/${locale}/wms/dqgx/gettopnewlist`);
    expect(status).toBe(200);
    const items = (Array.isArray(body.data) ? body.data : []).map(({ wxUrl: _link, ...item }) => item);
    expect(items).toEqual(Array.from({ length: 10 }, () => row));
    const pins = items.map((item) => item.pinned);
    expect(pins).toEqual(pins.toSorted((a, b) => Number(b) - Number(a)));
    expect(items.every((item) => [1, 2, 3].includes(item.contentType))).toBe(true);
  });

  it('lists the five newest of a type', async () => {
    const { body } = await site.gateway(`/${locale}/wms/dqgx/gettopnewlistByType?contentType=4`);
    const items = Array.isArray(body.data) ? body.data : [];
    expect(items).toHaveLength(5);
    const times = items.map((item) => item.createTime);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('returns an item with its neighbours of the same type', async () => {
    const [, id] = await newsIds(5);
    const { body } = await site.gateway(`/${locale}/wms/dqgx/getnewdetail/${id}`);
    expect(body.data).toMatchObject({
      ...row,
      content: expect.stringMatching(/^<p>/),
      editor: expect.any(String),
      contentPre: { id: expect.any(Number), title: expect.any(String) },
      contentAfter: { id: expect.any(Number), title: expect.any(String) },
      languages: [...localeNames],
    });
    const { contentPre, contentAfter, related } = Object(body.data);
    const relatedIds = related.map((item: { id: number }) => item.id);
    const others = (await newestIds(5, locale)).filter(
      (other) => ![id, contentPre.id, contentAfter.id].includes(other),
    );
    expect(relatedIds).toEqual(others.slice(0, 3));
    expect(related[0]).toMatchObject({ ...row, contentType: 5 });
  });
});

it('omits the missing neighbour of the first and the last item', async () => {
  const { body } = await site.gateway('/cn/wms/dqgx/getnewlist?size=1000', { contentType: 4 });
  const newest = (body.content ?? []).map(Object).toSorted((a, b) => (a.createTime < b.createTime ? 1 : -1));
  const first = await site.gateway(`/cn/wms/dqgx/getnewdetail/${newest[0].id}`);
  const last = await site.gateway(`/cn/wms/dqgx/getnewdetail/${newest.at(-1).id}`);
  expect(first.body.data).not.toHaveProperty('contentPre');
  expect(first.body.data).toHaveProperty('contentAfter');
  expect(last.body.data).toHaveProperty('contentPre');
  expect(last.body.data).not.toHaveProperty('contentAfter');
});

it('reads one neighbour on each side, and not all news', async () => {
  const rows: number[] = [];
  const db = site.context.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      rows.push(result.rows.length);
      return result;
    },
  });
  const { content = [] } = (await site.gateway('/cn/wms/dqgx/getnewlist?size=1000', { contentType: 1 })).body;
  const middle: number = Object(content[Math.floor(content.length / 2)]).id;
  const item = await findNewsItem(db, middle, 'cn');
  if (item === undefined) throw new Error('The store has no news');
  await findNewer(db, item, 'cn');
  await findOlder(db, item, 'cn');
  expect(rows).toEqual([1, 1, 1]);
});

describe('a year', () => {
  const list = async (input: object) => (await site.gateway('/en/wms/dqgx/getnewlist?size=1000', input)).body;

  it('has its items alone, newest first, and pinned items are not above the rest', async () => {
    const { content = [], totalElements } = await list({ contentType: 1, year: 2026 });
    const items = content.map(Object);
    const times = items.map(({ createTime }) => createTime);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.every((time) => time.startsWith('2026-'))).toBe(true);
    expect([items.length > 3, items.some(({ pinned }) => pinned)]).toEqual([true, true]);
    expect(totalElements).toBe(items.length);
  });

  it('begins and ends in Beijing', async () => {
    const insert = (publishedAt: string) =>
      site.context.db
        .insertInto('newsItem')
        .values({
          contentType: 2,
          title: JSON.stringify({ cn: publishedAt }),
          summary: JSON.stringify({ cn: '' }),
          content: JSON.stringify({ cn: '' }),
          editor: JSON.stringify({ cn: '' }),
          picture: 'news-01',
          pinned: false,
          publishedAt: new Date(publishedAt),
        })
        .execute();
    await Promise.all(['2019-12-31T15:59:59Z', '2019-12-31T16:00:00Z'].map(insert));
    const titlesOf = async (year: number) =>
      ((await list({ contentType: 2, year })).content ?? []).map((item) => Object(item).title);
    await expect.poll(() => titlesOf(2019)).toEqual(['2019-12-31T15:59:59Z']);
    expect(await titlesOf(2020)).toEqual(['2019-12-31T16:00:00Z']);
    const { body } = await site.gateway('/en/site/news-years?contentType=2');
    expect(body.data).toEqual([
      { year: 2026, count: 2 },
      { year: 2025, count: 2 },
      { year: 2020, count: 1 },
      { year: 2019, count: 1 },
    ]);
    await site.context.db.deleteFrom('newsItem').where('publishedAt', '<', new Date('2021-01-01')).execute();
  });
});

describe('paging (W3)', () => {
  it('reads page and size from the query or the body, and prefers the body', async () => {
    const query = await site.gateway('/en/wms/dqgx/getnewlist?page=1&size=3&filter.contentType=1', {});
    const body = await site.gateway('/en/wms/dqgx/getnewlist?page=0&size=9', {
      page: 1,
      size: 3,
      filter: { contentType: 1 },
    });
    expect(query.body.content).toHaveLength(3);
    expect(body.body.content).toEqual(query.body.content);
    expect(body.body.totalElements).toBe((await newsIds(1)).length);
  });

  it('returns no items and the true total for a page past the end', async () => {
    const { status, body } = await site.gateway('/en/wms/dqgx/getnewlist', { contentType: 2, page: 99, size: 10 });
    expect({ status, content: body.content, total: body.totalElements }).toEqual({
      status: 200,
      content: [],
      total: 4,
    });
  });

  it.each([
    [{ page: -1 }, 'page', 'outOfRange'],
    [{ page: 'x' }, 'page', 'wrongType'],
    [{ page: 1.5 }, 'page', 'wrongType'],
    [{ size: 0 }, 'size', 'outOfRange'],
    [{ size: 1001 }, 'size', 'outOfRange'],
    [{ contentType: 6 }, 'contentType', 'notOneOf'],
    [{ year: 20_260 }, 'year', 'outOfRange'],
    [{ year: 'x' }, 'year', 'wrongType'],
  ])('rejects %j with the field’s name', async (input, field, code) => {
    const { status, body } = await site.gateway('/ru/wms/dqgx/getnewlist', input);
    expect({ status, code: body.code, error: body.error }).toEqual({ status: 422, code: 422, error: 'invalidInput' });
    expect(body.errors).toEqual([{ field, code, message: expect.any(String) }]);
  });
});

it('removes scripts, styles and foreign pictures from a stored text (P9)', async () => {
  const [id = 0] = await newsIds(1);
  const hostile =
    '<p onclick="x()" style="color:red">kept</p><script>x()</script><img src="https://elsewhere.example/a.png"><iframe src="/"></iframe><svg></svg><a href="javascript:x()">link</a>';
  await site.context.db
    .updateTable('newsItem')
    .set({ content: JSON.stringify({ cn: hostile, en: hostile, ru: hostile }) })
    .where('id', '=', id)
    .execute();
  await expect
    .poll(async () => Object((await site.gateway(`/en/wms/dqgx/getnewdetail/${id}`)).body.data).content)
    .toBe('<p>kept</p><a>link</a>');
});

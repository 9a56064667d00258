import { getProductDetail } from 'contract/products/products.ts';
import { searchSite, type SearchResult } from 'contract/search.ts';
import { localeNames } from 'contract/locales.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayResponse, type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite({ trustedProxies: ['127.0.0.1'] });
  await addNews();
});
afterAll(() => site.close());

let requests = 0;

/** Each request is of another visitor, since one may search only some times in a minute. */
async function request(locale: string, q: string) {
  requests += 1;
  const response = await fetch(`${site.url}/gw-api/${locale}/site/search?q=${encodeURIComponent(q)}`, {
    headers: { 'x-forwarded-for': `203.0.113.${requests % 256}` },
  });
  const body: GatewayResponse = JSON.parse(await response.text());
  return { ...searchSite.output.parse(body).data, fallback: body.fallback };
}

const plain = (segments: SearchResult['title']) => segments.map(({ text }) => text).join('');
const marked = (segments: SearchResult['title']) =>
  segments.map(({ text, hit }) => (hit ? `[${text}]` : text)).join('');
const titles = (hits: readonly SearchResult[]) => hits.map(({ title }) => plain(title));
const none = { product: 0, news: 0, job: 0, page: 0 };

type Text = { cn: string; en?: string; ru?: string };

/** Words that the demonstration does not use, so that the results are known. */
async function addNews(): Promise<void> {
  const add = (title: Text, content: Text, rest: { day: number; published?: boolean; externalUrl?: string }) =>
    site.context.db
      .insertInto('newsItem')
      .values({
        contentType: 1,
        title: JSON.stringify(title),
        summary: JSON.stringify({ cn: '' }),
        content: JSON.stringify(content),
        editor: JSON.stringify({ cn: '编辑' }),
        picture: 'news-01',
        externalUrl: rest.externalUrl ?? null,
        pinned: false,
        published: rest.published ?? true,
        publishedAt: new Date(Date.UTC(2020, 0, rest.day)),
      })
      .execute();
  const text = (en: string): Text => ({ cn: '占位', en, ru: 'Место' });
  await add(text('Older zebrafish'), text('<p>A zebrafish swims.</p>'), { day: 1 });
  await add(text('Zebrafishes'), text('<p>They swim.</p>'), { day: 2 });
  await add(text('Newest of four'), text('<p>One zebrafish and one quokka.</p>'), { day: 9 });
  await add(text('Third of four'), text('<p>The quokka zebrafish.</p>'), { day: 3 });
  await add(text('Hidden zebrafish'), text('<p>Nobody reads it.</p>'), { day: 4, published: false });
  await add(text('Coming zebrafish'), text('<p>Nobody reads it yet.</p>'), { day: 400_000 });
  await add(text('Elsewhere'), text('<p>Wombats</p>'), { day: 5, externalUrl: 'https://example.com/wombats' });
  await add(
    text('Signs &amp; tags'),
    text(
      '<h2 title="axolotl">Head</h2><p>An <strong>axo</strong>lotl &amp; H<sub>2</sub>O &lt;b&gt; 5&#37;&#x20;&nbsp;m</p><script>axolotl()</script><!-- axolotl -->',
    ),
    { day: 6 },
  );
  await add({ cn: '鸭嘴兽来访' }, { cn: '<p>抚顺的鸭嘴兽。</p>' }, { day: 7 });
  await add({ cn: '低铼的煅后焦' }, { cn: '<p>正文</p>' }, { day: 8 });
}

async function addItem(title: Text, content = '占位'): Promise<void> {
  await sql`insert into news_item (content_type, title, summary, content, editor, picture, pinned, published_at)
    values (1, ${JSON.stringify(title)}, '{"cn":""}', ${JSON.stringify({ cn: content })}, '{"cn":"编辑"}', 'news-01', false, '2020-02-01')`.execute(
    site.context.db,
  );
}

describe('words and their forms', () => {
  it.each([
    ['en', 'cokes', /cok(e|ing)/],
    ['en', 'CALCINED', /calcin/],
    ['ru', 'нефтяного кокса', /нефтян|кокс/],
    ['ru', 'прокаленного', /прокал/],
    ['cn', '煅后焦', /煅后焦/],
  ])('in %s “%s” finds products, news and pages with a form of the word', async (locale, query, stem) => {
    const { totals, hits } = await request(locale, query);
    expect(totals).toMatchObject({ product: expect.any(Number), news: expect.any(Number), page: expect.any(Number) });
    for (const kind of ['product', 'news', 'page'] as const) {
      expect(totals[kind], kind).toBeGreaterThan(0);
      expect(hits.filter((hit) => hit.kind === kind)).toHaveLength(Math.min(totals[kind], 20));
    }
    for (const { kind, picture, createTime, title, excerpt, path } of hits) {
      expect(picture !== null, path).toBe(kind === 'product');
      expect(createTime !== null, path).toBe(kind === 'news');
      const highlighted = [...title, ...excerpt].filter(({ hit }) => hit).map(({ text }) => text.toLowerCase());
      expect(highlighted.length, path).toBeGreaterThan(0);
      const folded = highlighted.join(' ').replaceAll('ё', 'е');
      expect(folded, path).toMatch(stem);
    }
  });

  it.each([
    ['ru', 'нефтянной кокс', /\[нефтяной\] \[кокс\]/i],
    ['ru', 'каменоугольный', /\[каменноугольн/i],
    ['en', 'Zebraffish', /\[zebrafish/i],
  ])(
    'in %s “%s” finds what has a letter once or twice, when nothing has the word',
    async (locale, query, highlighted) => {
      const { hits } = await request(locale, query);
      expect(hits.map(({ title, excerpt }) => marked([...title, ...excerpt]))).toContainEqual(
        expect.stringMatching(highlighted),
      );
    },
  );

  it('highlights the whole word of the text', async () => {
    const { hits } = await request('ru', 'нефтяного кокса');
    expect(hits.map(({ title }) => marked(title))).toContainEqual(expect.stringMatching(/\[нефтяной\] \[кокс\]/i));
  });

  it('requires every word but ignores “of” and «и»', async () => {
    expect(titles((await request('en', 'zebrafish quokka')).hits)).toEqual(['Newest of four', 'Third of four']);
    expect((await request('en', 'zebrafish kangaroo')).totals).toEqual(none);
    expect((await request('en', 'the zebrafish of quokka')).totals.news).toBe(2);
    expect((await request('ru', 'кокс и прокалённый')).totals).toEqual(
      (await request('ru', 'кокс прокалённый')).totals,
    );
  });

  it('finds Chinese without blanks by its words, otherwise by its characters', async () => {
    expect(titles((await request('cn', '低铼煅后焦')).hits)).toEqual(['低铼的煅后焦']);
    expect(titles((await request('cn', '焦铼')).hits)).toEqual(['低铼的煅后焦']);
    expect(marked((await request('cn', '鸭嘴兽')).hits[0]?.excerpt ?? [])).toBe('抚顺的[鸭嘴兽]。');
  });

  it('finds any part of a long word, but no similar word', async () => {
    const long = `${'Kal'.repeat(25)}fornien`;
    await addItem({ cn: `在乌兹别克斯坦的石墨'电极\\厂`, en: `At ${long}, 5% o'clock back\\slash` });
    const parts: [string, string][] = [
      ['cn', '石墨'],
      ['cn', '墨'],
      ['cn', '乌兹别克斯坦'],
      ['cn', "石墨'电极"],
      ['en', long.slice(1)],
      ['en', `lkal${long.slice(30, -2)}`],
      ['en', "o'cl"],
      ['en', 'back\\sl'],
      ['en', 'klash'],
    ];
    const found = await Promise.all(
      parts.map(async ([locale, query]) => [
        query,
        (await request(locale, query)).hits.some(({ title }) => /乌兹|Kal/.test(plain(title))),
      ]),
    );
    expect(found).toEqual(parts.map(([, query]) => [query, query !== 'klash']));
    expect((await request('en', `${long}k`)).totals).toEqual(none);
  });

  it('ignores case, width and kinds of dashes', async () => {
    const expected = (await request('cn', 'by-gpc-0101')).hits;
    expect(expected.length).toBeGreaterThan(0);
    expect((await request('cn', 'ＢＹ－ＧＰＣ－0101')).hits).toEqual(expected);
    expect((await request('cn', 'BY\u2011GPC\u20110101')).hits).toEqual(expected);
  });
});

it.each(localeNames)('in %s finds one product by its item number, and several by a part of it', async (locale) => {
  const { hits, totals } = await request(locale, 'BY-ALO-0101');
  expect(totals.product).toBe(1);
  expect(hits[0]).toMatchObject({ kind: 'product', path: '/besinessScope/bulkTrade/detail/BY-ALO-0101' });
  expect(marked(hits[0]?.excerpt ?? [])).toContain('[BY-ALO-0101]');
  const detail = await site.gateway(`/${locale}/wms/dqgx/getItemdetail/BY-ALO-0101`);
  expect(hits[0]?.picture).toEqual(getProductDetail.output.parse(detail.body).data.picture);
  expect((await request(locale, 'BY-GPC')).totals.product).toBeGreaterThan(3);
});

describe('words of the trade', () => {
  it.each([
    ['en', 'sulphur', 'sulfur'],
    ['en', 'aluminum', 'aluminium'],
    ['en', 'petcoke', 'petroleum coke'],
    ['en', 'pet cokes', 'petroleum coke'],
    ['ru', 'нефтекокса', 'нефтяной кокс'],
    ['ru', 'кальцинированный кокс', 'прокалённый кокс'],
    ['cn', 'coke', '焦'],
    ['cn', 'needle coke', '针状焦'],
  ])('in %s “%s” finds what “%s” finds', async (locale, synonym, word) => {
    const { totals } = await request(locale, synonym);
    expect(totals).toEqual((await request(locale, word)).totals);
    expect(totals.product).toBeGreaterThan(0);
  });

  it.each([
    ['en', 'recarburizer', 'product'],
    ['en', 'vacancy', 'page'],
    ['ru', 'coke', 'product'],
    ['ru', 'вакансия', 'job'],
    ['cn', '低硫焦', 'product'],
    ['cn', '求职', 'page'],
  ] as const)('in %s “%s” finds a %s', async (locale, query, kind) => {
    expect((await request(locale, query)).totals[kind]).toBeGreaterThan(0);
  });

  it('are content, and belong to one language', async () => {
    expect((await request('ru', 'petcoke')).totals).toEqual(none);
    const stored = site.context.db.selectFrom('setting').select('value').where('name', '=', 'searchSynonyms');
    const { value } = await stored.executeTakeFirstOrThrow();
    const save = (entries: unknown) =>
      site.context.db
        .updateTable('setting')
        .set({ value: JSON.stringify(entries) })
        .where('name', '=', 'searchSynonyms')
        .execute();
    await save([{ locale: 'en', words: ['quokka', 'short-tailed wallaby'] }]);
    await expect.poll(async () => (await request('en', 'Short-tailed wallabies')).totals.news).toBe(2);
    // A part of a word is found when it is typed, not as a synonym.
    await addItem({ cn: '占位', en: 'Threequokkas' });
    await addItem({ cn: '占位', en: 'Quokka and Fourquokkas' });
    await expect.poll(async () => (await request('en', 'quokka')).totals.news).toBe(4);
    const synonyms = await request('en', 'short-tailed wallaby');
    expect(synonyms.totals.news).toBe(3);
    expect(marked(synonyms.hits[0]?.title ?? [])).toBe('[Quokka] and Fourquokkas');
    await save(value);
    await expect.poll(async () => (await request('en', 'wallaby')).totals).toEqual(none);
  });

  it.each([
    ['en', 'sulfur 0.5', /0\.50/],
    ['en', 'sulphur 0,50', /0\.50/],
    ['en', 'real density 2,03', /2\.03/],
    ['ru', 'сера 0,5', /0,50/],
    ['cn', '硫 0.5', /0\.50/],
  ])('in %s “%s” lists what has this figure first', async (locale, query, figure) => {
    const products = (await request(locale, query)).hits.filter(({ kind }) => kind === 'product');
    const { rows } = await sql<{ title: string; body: string }>`
      select title, body from search_entry where kind = 'product' and locale = ${locale}`.execute(site.context.db);
    const has = ({ title }: SearchResult) =>
      new RegExp(`(?:sulfur|density|сер[аы]|硫)[^0-9]{0,24}${figure.source}(?!\\d)`, 'i').test(
        rows.find((entry) => entry.title === plain(title))?.body ?? '',
      );
    const ranks = products.map(has);
    expect(ranks[0]).toBe(true);
    expect(ranks).toEqual(ranks.toSorted((a, b) => Number(b) - Number(a)));
  });
});

it('has the time when a news item was published', async () => {
  expect((await request('en', 'wombat')).hits).toMatchObject([{ kind: 'news', createTime: '2020-01-05 08:00:00' }]);
});

it('ranks by title, then by exact phrase, then by date', async () => {
  expect(titles((await request('en', 'zebrafish')).hits)).toEqual([
    'Zebrafishes',
    'Older zebrafish',
    'Newest of four',
    'Third of four',
  ]);
  expect(titles((await request('en', 'quokka zebrafish')).hits)).toEqual(['Third of four', 'Newest of four']);
  expect((await request('en', 'zebrafish')).totals).toEqual({ ...none, news: 4 });
});

describe('paths', () => {
  it.each([
    ['en', 'wombat', 'news', 'https://example.com/wombats'],
    ['en', 'BY-CPC-0101', 'product', '/cpc?item=BY-CPC-0101'],
    ['en', 'BY-GPC-0101', 'product', '/gpc?item=BY-GPC-0101'],
    ['en', 'BY-HR-2601', 'job', '/talentRecruitment/1?post=BY-HR-2601'],
    ['cn', '发展历程', 'page', '/about/history'],
    ['ru', 'культура', 'page', '/about/culture'],
    ['en', '400-000-0000', 'page', '/contact'],
    ['en', 'privacy', 'page', '/privacy'],
  ])('in %s “%s” finds the %s %s', async (locale, query, kind, path) => {
    expect((await request(locale, query)).hits).toContainEqual(expect.objectContaining({ kind, path }));
  });
});

describe('special characters', () => {
  it('are not wildcards', async () => {
    expect((await request('en', '_')).totals).toEqual(none);
    expect((await request('en', 'zebra%fish')).totals).toEqual(none);
    expect((await request('en', 'z_brafish')).totals).toEqual(none);
    expect((await request('en', "\\ ' -- ; drop table news_item")).totals).toEqual(none);
    for (const { title, excerpt } of (await request('en', '%')).hits)
      expect(marked([...title, ...excerpt])).toContain('[%]');
  });

  it('of HTML are never in a result', async () => {
    const { hits } = await request('en', 'axolotl');
    expect(hits.map(({ title }) => plain(title))).toEqual(['Signs &amp; tags']);
    expect(hits.map(({ excerpt }) => marked(excerpt))).toEqual(['An [axolotl] & H2O <b> 5% \u00A0m']);
    expect((await request('en', 'strong sub script title')).totals).toEqual(none);
  });

  it('of lists and tables are not blanks', async () => {
    await addItem({ cn: '目录' }, '<h2>内容</h2><ul><li>石油<b>生焦</b></li> <li><p>海狸鼠</p></li></ul><p>完。</p>');
    await addItem(
      { cn: '指标' },
      '<table><tr><th>狐獴</th><td>1.30</td></tr><tr><td>灰分</td><td>0.22</td></tr></table>',
    );
    const first = async (q: string) => marked((await request('cn', q)).hits[0]?.excerpt ?? []);
    expect(await first('海狸鼠')).toBe('石油生焦；[海狸鼠]');
    expect(await first('狐獴')).toBe('[狐獴] · 1.30');
  });

  it('of placeholders are replaced by the facts', async () => {
    for (const locale of localeNames) {
      const { hits } = await request(locale, '2005');
      expect(JSON.stringify(hits)).not.toMatch(/\{\w+(\.\w+)?\}/);
    }
    expect((await request('ru', '12,8 га')).totals.page).toBeGreaterThan(0);
    expect((await request('en', '{fushunAreaMu}')).totals).toEqual(none);
  });
});

it.each(['', ' ', '\u3000', '\u00A0\t'])('finds nothing for %j', async (query) => {
  expect(await request('en', query)).toMatchObject({ totals: none, hits: [] });
});

it('rejects a query of more than a hundred characters', async () => {
  expect((await request('en', 'a'.repeat(100))).totals).toEqual(none);
  const { status, body } = await site.gateway(`/en/site/search?q=${'a'.repeat(101)}`);
  expect([status, body.errors?.[0]?.field]).toEqual([422, 'q']);
});

it('lists Chinese texts as fallbacks', async () => {
  const { hits, fallback } = await request('ru', '鸭嘴兽');
  expect(hits).toHaveLength(1);
  const pointers = (part: 'title' | 'excerpt') =>
    hits[0]?.[part].map((_, index) => `/data/hits/0/${part}/${index}/text`);
  expect(fallback).toEqual([...(pointers('title') ?? []), ...(pointers('excerpt') ?? [])]);
});

describe('after a change of content', () => {
  it('finds the new texts and no removed item', async () => {
    await site.context.db
      .updateTable('product')
      .set({ published: false })
      .where('itemNo', '=', 'BY-SUL-0101')
      .execute();
    await expect.poll(async () => (await request('en', 'BY-SUL-0101')).totals.product).toBe(0);
    await site.context.db.updateTable('jobPost').set({ open: false }).where('postNo', '=', 'BY-HR-2602').execute();
    await expect.poll(async () => (await request('en', 'BY-HR-2602')).totals.job).toBe(0);
    const content = JSON.stringify({ cn: '一', en: 'Platypus', ru: 'Утконос' });
    await site.context.db.insertInto('historyEntry').values({ year: 2031, content }).execute();
    await expect.poll(async () => (await request('ru', 'утконосы')).totals.page).toBe(1);
    await site.context.db.deleteFrom('historyEntry').where('year', '=', 2031).execute();
    await expect.poll(async () => (await request('ru', 'утконосы')).totals.page).toBe(0);
    await sql`update typical_value_table set note = ${content} where coke = 'gpc'`.execute(site.context.db);
    await expect.poll(async () => (await request('en', 'platypus')).hits.map(({ path }) => path)).toEqual(['/gpc']);
    await site.context.db.deleteFrom('composedPage').where('name', '=', 'petroleumCoke').execute();
    await expect.poll(async () => (await request('en', 'platypus')).totals.page).toBe(0);
    await sql`truncate news_item`.execute(site.context.db);
    await expect.poll(async () => (await request('en', 'zebrafish')).totals).toEqual(none);
  });

  it.each([
    { page: 'history', table: 'history_entry', columns: sql`year`, values: sql`2033` },
    {
      page: 'culture',
      table: 'culture_tab',
      columns: sql`name, title, picture, position`,
      values: sql`'{"cn":"一"}', '{"cn":"一"}', 'news-01', 9`,
    },
  ])('finds a row of $page only in the languages in which it is shown', async ({ page, table, columns, values }) => {
    const { db } = site.context;
    const locales = async () => {
      const { rows } = await sql<{ locale: string }>`select locale from search_entry
        where kind = 'page' and key = ${page} and body_folded like '%numbat%' order by locale`.execute(db);
      return rows.map(({ locale }) => locale);
    };
    const content = JSON.stringify({ cn: 'Numbat', en: 'A numbat' });
    await sql`insert into ${sql.table(table)} (${columns}, content) values (${values}, ${content})`.execute(db);
    expect(await locales(), 'Chinese where a translation is missing').toEqual(['cn', 'en', 'ru']);
    for (const shown of [['cn', 'ru'], ['en']]) {
      await sql`update ${sql.table(table)} set visible_in = ${shown} where content = ${content}::jsonb`.execute(db);
      expect(await locales()).toEqual(shown);
    }
    await sql`delete from ${sql.table(table)} where content = ${content}::jsonb`.execute(db);
    expect(await locales()).toEqual([]);
  });

  it('saves a text that is too long for the stemmers', async () => {
    const long = JSON.stringify({
      cn: '长',
      en: Array.from({ length: 60_000 }, (_, index) => `word${index}`).join(' '),
    });
    await site.context.db.insertInto('historyEntry').values({ year: 2032, content: long }).execute();
    await expect.poll(async () => (await request('en', 'word59999')).totals.page).toBe(1);
  });
});

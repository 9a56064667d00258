/** Records take effect when they are saved; kinds with rules of their own. */
import { localeNames } from 'contract/locales.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';
import { sampleText } from '../../test/sample-news.ts';
import { type StaffClient, staffClient } from '../../test/staff-client.ts';
import { startSchedule } from './changes/run-schedule.ts';

let site: RunningSite;
let editor: StaffClient;
let translator: StaffClient;
beforeAll(async () => {
  site = await runSite();
  editor = await staffClient(site, 'editor');
  translator = await staffClient(site, 'translator');
});
afterAll(() => site.close());

const item = async (kind: string, id: string) => (await editor.get(`content/${kind}/${id}`)).body.data;
const first = async (kind: string) =>
  (await editor.get(`content/${kind}?sort=position&size=1`)).body.content[0]?.id ?? '';
const partners = async () => JSON.stringify((await site.gateway('/en/site/partners')).body.data);

it('shows a record within a second of its save, and takes it back by restoring', async () => {
  const id = await first('partner');
  const { version, body } = await item('partner', id);
  const saved = await editor.post(`content/partner/${id}/save`, {
    version,
    body: { ...body, name: sampleText('Renamed') },
  });
  expect(saved.status).toBe(200);
  await expect.poll(partners, { timeout: 1000 }).toContain('Renamed English');
  expect((await item('partner', id)).languages.en).toMatchObject({ state: 'live', hasNewerDraft: false });
  await editor.post(`content/partner/${id}/restore`, { version: saved.body.data.version, number: version });
  await expect.poll(partners, { timeout: 1000 }).not.toContain('Renamed English');
});

it('shows the picture of each item in lists, in its smallest size', async () => {
  for (const kind of [
    'news',
    'product',
    'banner',
    'companyText',
    'cultureTab',
    'albumPicture',
    'partner',
    'composedPage',
  ]) {
    const { content } = (await editor.get(`content/${kind}?size=50`)).body;
    const pictures = content.flatMap(({ thumbnail }) => (thumbnail === null ? [] : [thumbnail]));
    expect([kind, pictures.length > 0]).toEqual([kind, true]);
    for (const { address } of pictures) expect(address).toMatch(/^\/pictures\/[0-9a-f]+(?:\/\d+\.webp|\.svg)$/);
    const { focus, address } = pictures[0] ?? { focus: { x: -1 }, address: '' };
    expect(focus.x).toBeGreaterThanOrEqual(0);
    expect((await fetch(site.url + address)).status).toBe(200);
  }
  const { content } = (await editor.get('content/historyEntry?size=50')).body;
  expect(content.every(({ thumbnail }) => thumbnail === null)).toBe(true);
});

it('has nothing to translate in a record without any text', async () => {
  const { body } = await editor.get('translations?state=missing&size=1000');
  const kinds = new Set(body.content.map(({ kind }) => kind));
  for (const kind of ['filing', 'facts', 'rewards'] as const) {
    const id = await first(kind);
    expect([kind, kinds.has(kind)]).toEqual([kind, false]);
    const { languages } = await item(kind, id);
    expect([languages.cn.state, languages.en.state, languages.ru.state]).toEqual(['live', 'live', 'live']);
    expect((await editor.get(`content/${kind}`)).body.counts).toMatchObject({ missing: 0, work: 0, live: 1 });
  }
  // An article without any text is not written yet.
  const { id } = (await editor.post('content/historyEntry', { body: { year: 2031 } })).body.data;
  expect((await item('historyEntry', id)).languages.en.state).toBe('missing');
});

it('saves no record that is incomplete', async () => {
  const id = await first('partner');
  const { version, body } = await item('partner', id);
  const { status, body: response } = await editor.post(`content/partner/${id}/save`, {
    version,
    body: { ...body, name: { en: 'Only English' }, picture: '' },
  });
  expect([status, response.error, response.errors.map(({ field }) => field)]).toEqual([
    422,
    'notPublishable',
    ['picture', 'name@cn'],
  ]);
  expect((await item('partner', id)).version).toBe(version);
});

it('saves no certificate without its number, its date and its figures', async () => {
  const certificate = await item('lotCertificate', await first('lotCertificate'));
  const { body: response } = await editor.post('content/lotCertificate', {
    body: {
      ...certificate.body,
      lotNo: null,
      issuedAt: null,
      measurements: [{ property: sampleText('Ash'), unit: sampleText('%'), maximum: 0.5, methods: ['ISO 8005'] }],
    },
  });
  expect(response.error).toBe('notPublishable');
  expect(response.errors.map(({ field, code }) => `${field.replace(/\/\w+\//, '/…/')}: ${code}`)).toEqual([
    'lotNo: required',
    'issuedAt: required',
    'measurements/…/decimals: required',
    'measurements/…/value: required',
  ]);
});

it('adds, removes and brings back a record', async () => {
  const { body } = await editor.post('content/partner', { body: { name: sampleText('Added'), picture: 'partner-01' } });
  const { id } = body.data;
  await expect.poll(partners, { timeout: 1000 }).toContain('Added English');
  await editor.post(`content/partner/${id}/withdraw`, { locales: ['cn'] });
  await expect.poll(partners, { timeout: 1000 }).not.toContain('Added English');
  await editor.post(`content/partner/${id}/undo-withdrawal`, { locales: ['cn'] });
  await expect.poll(partners, { timeout: 1000 }).toContain('Added English');
});

it('lets a translator change the translations of records only', async () => {
  const { version, body } = await item('facts', 'facts');
  const facts = await translator.post('content/facts/facts/save', { version, body: { ...body, replyHours: 5 } });
  expect([facts.status, facts.body.error]).toEqual([403, 'fieldsForbidden']);
  const id = await first('partner');
  const partner = await item('partner', id);
  const renamed = { ...partner.body, name: { ...partner.body.name, ru: 'Перевод' } };
  const saved = await translator.post(`content/partner/${id}/save`, { version: partner.version, body: renamed });
  expect(saved.status).toBe(200);
  await expect
    .poll(async () => JSON.stringify((await site.gateway('/ru/site/partners')).body.data), { timeout: 1000 })
    .toContain('Перевод');
  expect((await translator.post(`content/partner/${id}/withdraw`, { locales: ['ru'] })).status).toBe(403);
});

it('changes a fact everywhere at once', async () => {
  const { version, body } = await item('facts', 'facts');
  const saved = await editor.post('content/facts/facts/save', { version, body: { ...body, exportCountries: 77 } });
  expect(saved.status).toBe(200);
  await expect
    .poll(async () => JSON.stringify((await site.gateway('/cn/site/settings')).body), { timeout: 1000 })
    .toContain('"exportCountries":77');
});

it.each([
  ['news', 'externalUrl'],
  ['banner', 'link'],
] as const)('accepts links of %s only if they run nothing', async (kind, field) => {
  const { id, version, body } = await item(kind, await first(kind));
  const saveLink = (link: string) =>
    editor.post(`content/${kind}/${id}/save`, { version, body: { ...body, [field]: link } });
  for (const link of [
    'JaVaScRiPt:x()',
    '  javascript:x()',
    'java\tscript:x()',
    'data:text/html,x',
    'vbscript:x',
    '//host',
  ]) {
    const { status, body: response } = await saveLink(link);
    expect([link, status, response.errors]).toMatchObject([link, 422, [{ field, code: 'invalidFormat' }]]);
  }
  expect((await saveLink('mailto:desk@example.com')).status).toBe(200);
});

it('accepts codes of countries in upper-case letters only', async () => {
  const { id, version, body } = await item('markets', await first('markets'));
  const [market, ...others] = Object(body).entries;
  const save = (code: string) =>
    editor.post(`content/markets/${id}/save`, { version, body: { entries: [{ ...market, code }, ...others] } });
  for (const code of ['jp', 'J1', 'JPN']) expect([code, (await save(code)).status]).toEqual([code, 422]);
  expect((await save('JP')).status).toBe(200);
});

it('arranges records', async () => {
  const order = async () =>
    (await editor.get('content/partner?sort=position&size=100')).body.content.map(({ id }) => id);
  const before = await order();
  const [a = '', b = '', c = ''] = before;
  expect((await editor.post('content/partner/reorder', { ids: [c, a, b] })).status).toBe(200);
  expect(await order()).toEqual([c, a, b, ...before.slice(3)]);
  const entry = await site.context.db
    .selectFrom('audit.auditEntry')
    .select('details')
    .where('action', '=', 'content.reorder')
    .executeTakeFirstOrThrow();
  const { titles } = (await editor.get('content/partner?sort=position&size=1')).body.content[0] ?? {};
  expect(Object(entry.details).items).toEqual([
    { kind: 'partner', id: c, title: titles?.cn },
    { kind: 'partner', id: a, title: expect.any(String) },
    { kind: 'partner', id: b, title: expect.any(String) },
  ]);
  const rows = await site.context.db.selectFrom('partner').select('id').orderBy('position').limit(3).execute();
  expect(rows.map(({ id }) => String(id))).toEqual([c, a, b]);
  // Groups number their items apart, so a list of all of them has equal positions.
  const equal = site.context.db.updateTable('contentItem').set({ position: 1 }).where('kind', '=', 'partner');
  await equal.where('id', 'in', [a, b, c]).execute();
  expect((await editor.post('content/partner/reorder', { ids: [b, c, a] })).status).toBe(200);
  const swapped = await site.context.db.selectFrom('partner').select('id').orderBy('position').execute();
  expect(swapped.map(({ id }) => String(id)).filter((id) => [a, b, c].includes(id))).toEqual([b, c, a]);
  expect((await translator.post('content/partner/reorder', { ids: [a, b] })).status).toBe(403);
  expect((await editor.post('content/news/reorder', { ids: ['1', '2'] })).status).toBe(403);
});

it('keeps the category tree without circles, and categories that are used', async () => {
  const rows = await site.context.db.selectFrom('productCategory').selectAll().orderBy('position').execute();
  const child = rows.find(({ parentId }) => parentId !== null);
  const parent = await item('productCategory', String(child?.parentId));
  const circle = await editor.post(`content/productCategory/${parent.id}/save`, {
    version: parent.version,
    body: { ...parent.body, parentId: child?.id },
  });
  expect([circle.status, circle.body.errors]).toMatchObject([422, [{ field: 'parentId', code: 'notOneOf' }]]);
  const used = await editor.post(`content/productCategory/${parent.id}/withdraw`, { locales: ['cn'] });
  expect([used.status, used.body.error]).toEqual([409, 'isReferenced']);
});

it('arranges the tree of categories in one step, or not at all', async () => {
  const ids: string[] = [];
  for (const name of ['Upper', 'Lower', 'Other']) {
    const { body } = await editor.post('content/productCategory', { body: { parentId: null, name: sampleText(name) } });
    ids.push(body.data.id);
  }
  const [upper = '', lower = '', other = ''] = ids;
  const tree = async () => {
    const rows = await site.context.db.selectFrom('productCategory').selectAll().orderBy('position').execute();
    return rows.flatMap(({ id, parentId }) => (ids.includes(String(id)) ? [[String(id), parentId]] : []));
  };
  const arrange = (order: string[], moved: { id: string; parent: string | null }[], by = editor) =>
    by.post('content/productCategory/reorder', { ids: order, moved });
  const before = [
    [upper, null],
    [lower, null],
    [other, null],
  ];
  // The last step makes a circle, so that the others do not count either.
  const circle = await arrange(
    [other, upper, lower],
    [
      { id: other, parent: upper },
      { id: lower, parent: upper },
      { id: upper, parent: lower },
    ],
  );
  expect([circle.status, circle.body.errors]).toMatchObject([422, [{ field: 'parentId', code: 'notOneOf' }]]);
  expect(await tree()).toEqual(before);
  expect((await arrange([upper, lower], [{ id: other, parent: upper }])).status).toBe(404);
  expect((await arrange([upper, lower], [{ id: lower, parent: upper }], translator)).status).toBe(403);

  const moves = [
    { id: lower, parent: other },
    { id: upper, parent: lower },
  ];
  expect((await arrange([other, lower, upper], moves)).status).toBe(200);
  expect(await tree()).toEqual([
    [other, null],
    [lower, Number(other)],
    [upper, Number(lower)],
  ]);
  expect(await item('productCategory', upper)).toMatchObject({ version: 2, body: { parentId: Number(lower) } });
  const rows = (await editor.get('content/partner?size=2')).body.content.map(({ id }) => id);
  const list = await editor.post('content/partner/reorder', { ids: rows, moved: [{ id: rows[0], parent: null }] });
  expect(list.status).toBe(403);
});

it('publishes no two products with one item number, neither now nor at a time', async () => {
  const [one, two] = (await editor.get('content/product?size=2')).body.content;
  const product = await item('product', one?.id ?? '');
  const other = await item('product', two?.id ?? '');
  const saved = await editor.post(`content/product/${product.id}/save`, {
    version: product.version,
    body: { ...product.body, itemNo: other.body.itemNo },
  });
  const { version } = saved.body.data;
  const at = new Date(Date.now() + 3_600_000).toISOString();
  for (const time of [{}, { at }]) {
    const publication = { version, locales: ['cn'], ...time };
    const { status, body } = await editor.post(`content/product/${product.id}/publish`, publication);
    expect([status, body.errors]).toMatchObject([422, [{ field: 'itemNo', code: 'notUnique' }]]);
  }
  // The other item of a bulk change is scheduled, and nothing of it is on the site before its time.
  const changed = { ...other.body, name: sampleText('Scheduled') };
  const { body: otherSaved } = await editor.post(`content/product/${other.id}/save`, {
    version: other.version,
    body: changed,
  });
  const { body: bulk } = await editor.post('content/product/bulk-change', {
    action: 'publish',
    items: [
      { id: product.id, version },
      { id: other.id, version: otherSaved.data.version },
    ],
    locales: ['cn', 'en'],
    at,
  });
  const results = bulk.data.results.map(({ id, changed: locales, problem }) => [id, problem?.fields ?? locales]);
  expect(Object.fromEntries(results)).toEqual({
    [product.id]: [{ field: 'itemNo', locale: null }],
    [other.id]: ['cn', 'en'],
  });
  const { languages } = await item('product', other.id);
  expect(languages.en).toMatchObject({ state: 'live', goLiveAt: at, liveRevision: other.version });
  const row = site.context.db.selectFrom('product').select('name').where('id', '=', Number(other.id));
  expect((await row.executeTakeFirst())?.name).toEqual(other.body.name);
});

it('takes a time at which another item has given up the number', async () => {
  const { id, version, body } = await item('jobPost', await first('jobPost'));
  const created = (await editor.post('content/jobPost', { body })).body.data;
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const schedule = () =>
    editor.post(`content/jobPost/${created.id}/publish`, {
      version: created.version,
      locales: ['cn'],
      at: inHours(3),
    });
  expect((await schedule()).status).toBe(422);
  const end = { version, locales: localeNames, until: inHours(2) };
  expect((await editor.post(`content/jobPost/${id}/publish`, end)).status).toBe(200);
  expect((await schedule()).status).toBe(200);
  for (const [post, number] of [
    [created.id, created.version],
    [id, version],
  ])
    await editor.post(`content/jobPost/${post}/cancel-schedule`, { version: number, locales: localeNames });
});

/** A job post in Chinese and English, whose next Chinese version is due and has the number of an earlier post. */
async function createConflict(number: string) {
  const { body: live } = await item('jobPost', await first('jobPost'));
  const create = async (postNo: string) =>
    (await editor.post('content/jobPost', { body: { ...live, postNo } })).body.data;
  const change = (id: string, action: string, input: object) => editor.post(`content/jobPost/${id}/${action}`, input);
  const [late, earlier] = [await create(`${number}-1`), await create(`${number}-2`)];
  await change(late.id, 'publish', { version: 1, locales: ['cn', 'en'] });
  const saved = await change(late.id, 'save', { version: 1, body: { ...late.body, postNo: `${number}-2` } });
  const at = new Date(Date.now() + 3_600_000).toISOString();
  const next = { version: saved.body.data.version, locales: ['cn'], at };
  expect((await change(late.id, 'publish', next)).status).toBe(200);
  // Another post takes the same number before that.
  expect((await change(earlier.id, 'publish', { version: 1, locales: ['cn'] })).status).toBe(200);
  const setTime = (locale: 'cn' | 'en', times: { goLiveAt?: Date; withdrawAt?: Date }) =>
    site.context.db
      .updateTable('contentLanguage')
      .set(times)
      .where('kind', '=', 'jobPost')
      .where('id', '=', late.id)
      .where('locale', '=', locale)
      .execute();
  const due = new Date(Date.now() - 10_000);
  await setTime('cn', { goLiveAt: due });
  const languages = async () => (await item('jobPost', late.id)).languages;
  return { late, earlier, due, change, setTime, languages };
}

it('does the other changes of an item whose publication fails at its time, and publishes it once it can', async () => {
  const { late, earlier, due, change, setTime, languages } = await createConflict('SAMPLE');
  await setTime('en', { withdrawAt: due });

  const startTime = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: startTime });
  const schedule = startSchedule(site.context, 20);
  await expect.poll(async () => (await languages()).en.state).toBe('withdrawn');
  expect((await languages()).cn).toMatchObject({ state: 'live', liveRevision: 1, goLiveAt: due.toISOString() });
  const log = vi.mocked(console.error);
  await expect.poll(() => log.mock.calls.length).toBe(1);
  expect(log.mock.calls[0]).toEqual([
    `The schedule of jobPost ${late.id} failed and is tried again:`,
    'notPublishable [{"field":"postNo","code":"notUnique"}]',
  ]);
  log.mockClear();

  // A minute later it is tried again, and the same failure is not logged again.
  const attempts = vi.spyOn(site.context.publishableKinds.jobPost, 'project');
  vi.setSystemTime(startTime + 61_000);
  await expect.poll(() => attempts.mock.calls.length).toBe(1);
  await change(earlier.id, 'withdraw', { locales: ['cn'] });
  vi.setSystemTime(startTime + 200_000);
  await expect.poll(async () => (await languages()).cn.liveRevision).toBe(2);
  await schedule.stop();
  vi.useRealTimers();
  attempts.mockRestore();
  vi.mocked(console.warn).mockClear();
  expect(await languages()).toMatchObject({ cn: { state: 'live', goLiveAt: null }, en: { state: 'withdrawn' } });
});

it('withdraws a language at its end although its next version could not go live', async () => {
  const { setTime, languages } = await createConflict('ENDING');
  const schedule = startSchedule(site.context, 20);
  const log = vi.mocked(console.error);
  await expect.poll(() => log.mock.calls.length).toBe(1);
  log.mockClear();
  await setTime('cn', { withdrawAt: new Date() });
  await expect.poll(async () => (await languages()).cn, { timeout: 5000 }).toMatchObject({ state: 'withdrawn' });
  await schedule.stop();
  expect((await languages()).en.state).toBe('live');
});

it('forgets the failure of an item whose time was changed: its next one is logged', async () => {
  const { setTime } = await createConflict('FORGOTTEN');
  const log = vi.mocked(console.error);
  const schedule = startSchedule(site.context, 20);
  await expect.poll(() => log.mock.calls.length).toBe(1);
  await setTime('cn', { goLiveAt: new Date(Date.now() + 3_600_000) });
  // When the second of these is logged, a round has ended that the first was part of.
  await createConflict('NEXT');
  await expect.poll(() => log.mock.calls.length).toBe(2);
  await createConflict('AFTER');
  await expect.poll(() => log.mock.calls.length).toBe(3);
  await setTime('cn', { goLiveAt: new Date() });
  await expect.poll(() => log.mock.calls.length).toBe(4);
  expect(log.mock.calls[3]).toEqual(log.mock.calls[0]);
  await schedule.stop();
  const later = new Date(Date.now() + 3_600_000);
  await site.context.db.updateTable('contentLanguage').set({ goLiveAt: later }).where('goLiveAt', '<', later).execute();
  log.mockClear();
});

it('blocks the publication of a table of typical values out of order, but not its draft', async () => {
  const id = await first('typicalValueTable');
  const table = await item('typicalValueTable', id);
  const edited = structuredClone(table.body);
  const [grade] = Object(edited.grades);
  grade.values[0] = { ...grade.values[0], minimum: 9, typical: 1, maximum: null };
  const saved = await editor.post(`content/typicalValueTable/${id}/save`, { version: table.version, body: edited });
  expect(saved.status).toBe(200);
  const { status, body } = await editor.post(`content/typicalValueTable/${id}/publish`, {
    version: saved.body.data.version,
    locales: ['cn'],
  });
  expect([status, body.errors]).toMatchObject([422, [{ field: 'grades' }]]);
});

it('publishes legal texts only shortly after a second factor', async () => {
  const page = await item('legalPage', 'privacy');
  const unconfirmed = await staffClient(site, 'editor', { confirmed: false });
  const publication = { version: page.version, locales: ['cn'] };
  const rejected = await unconfirmed.post('content/legalPage/privacy/publish', publication);
  expect([rejected.status, rejected.body.error]).toEqual([403, 'confirmationRequired']);
  expect((await editor.post('content/legalPage/privacy/publish', publication)).status).toBe(200);
  expect((await editor.post('content/legalPage/privacy/withdraw', { locales: ['cn'] })).status).toBe(403);
});

it('withdraws no page that must be there, at no time', async () => {
  const { version } = await item('legalPage', 'privacy');
  const until = new Date(Date.now() + 86_400_000).toISOString();
  const planned = await editor.post('content/legalPage/privacy/publish', { version, locales: ['cn'], until });
  expect(planned.status).toBe(403);
  // An end that an earlier version has accepted.
  const languages = () =>
    site.context.db.updateTable('contentLanguage').where('kind', '=', 'legalPage').where('id', '=', 'privacy');
  await languages().set({ withdrawAt: new Date() }).execute();
  const ends = async () => Object.values<{ withdrawAt: string | null }>((await item('legalPage', 'privacy')).languages);
  const schedule = startSchedule(site.context, 20);
  await expect.poll(async () => (await ends()).map(({ withdrawAt }) => withdrawAt)).toEqual([null, null, null]);
  await schedule.stop();
  expect(await ends()).toMatchObject([{ state: 'live' }, { state: 'live' }, { state: 'live' }]);
});

it('publishes the sentence of consent with the privacy page, which all forms then show', async () => {
  const page = await item('legalPage', 'privacy');
  const sentence = {
    cn: '我同意[《隐私政策》]。',
    en: 'Yes to the [notice] <b>here</b>.',
    ru: 'Согласен с [политикой].',
  };
  const save = (consent: unknown, version: number) =>
    editor.post('content/legalPage/privacy/save', { version, body: { ...page.body, consent } });
  const publish = (version: number) =>
    editor.post('content/legalPage/privacy/publish', { version, locales: ['cn', 'en', 'ru'] });
  const unlinked = await save({ ...sentence, ru: 'Согласен с политикой.' }, page.version);
  const rejected = await publish(unlinked.body.data.version);
  expect([rejected.status, rejected.body.errors]).toMatchObject([
    422,
    [{ field: 'consent@ru', code: 'consentLinkMissing' }],
  ]);
  const saved = await save(sentence, unlinked.body.data.version);
  const form = async () => (await fetch(`${site.url}/en/message`)).text();
  expect(await form()).toContain('I have read the <a');
  expect((await publish(saved.body.data.version)).status).toBe(200);
  await expect.poll(form, { timeout: 1000 }).toMatch(/Yes to the <a[^>]*href="\/en\/privacy"[^>]*>notice</);
  expect(await form()).toContain(' &lt;b&gt;here&lt;/b&gt;.');
  expect(await (await fetch(`${site.url}/ru/message`)).text()).toMatch(/Согласен с <a[^>]*>политикой</);
});

it('moves a block of a page without making its translations stale', async () => {
  const page = await item('composedPage', 'socialResponsibility');
  const moved = { ...page.body, sections: Object(page.body.sections).toReversed() };
  const saved = await editor.post('content/composedPage/socialResponsibility/save', {
    version: page.version,
    body: moved,
  });
  expect(saved.status).toBe(200);
  const { languages } = await item('composedPage', 'socialResponsibility');
  expect([languages.en.stale, languages.en.hasNewerDraft, languages.cn.hasNewerDraft]).toEqual([false, false, true]);
  const { version } = saved.body.data;
  const { url } = (
    await editor.post('content/composedPage/socialResponsibility/preview-link', { locale: 'en', minutes: 5 })
  ).body;
  const html = await (await fetch(site.url + url)).text();
  const live = await (await fetch(`${site.url}/en/socialResponsibility`)).text();
  expect([html.includes('<h1'), html === live]).toEqual([true, false]);
  const { body: compared } = await editor.get(
    `content/composedPage/socialResponsibility/compare?before=${page.version}&after=${version}`,
  );
  expect(compared.fields.map(({ field }) => field)).toEqual(['sections']);
});

it('moves a block to another section, with its translations and what a colleague writes meanwhile', async () => {
  const id = 'integratedLogistics';
  const save = (version: number, body: unknown, by = editor) =>
    by.post(`content/composedPage/${id}/save`, { version, body });
  const english = async () => Object((await site.gateway(`/en/site/pages/${id}`)).body.data).sections;
  const page = await item('composedPage', id);
  const sections = Object(page.body.sections);
  const isQuote = ({ kind }: { kind: string }) => kind === 'quote';
  const from: number = sections.findIndex(({ blocks }: { blocks: { kind: string }[] }) => blocks.some(isQuote));
  const source = sections[from];
  const position: number = source.blocks.findIndex(isQuote);
  const quote = source.blocks[position];
  /** The page with the quote at the end of its first section. */
  const moved = sections
    .with(from, { ...source, blocks: source.blocks.toSpliced(position, 1) })
    .with(0, { ...sections[0], blocks: [...sections[0].blocks, quote] });
  /** The page with another quote where it was. */
  const withQuote = (changed: object) =>
    sections.with(from, { ...source, blocks: source.blocks.with(position, changed) });
  const shown = (await english())[from].blocks[position];
  const saved = await save(page.version, { ...page.body, sections: moved });
  expect(saved.status).toBe(200);
  const { languages } = await item('composedPage', id);
  expect([languages.en.stale, languages.en.hasNewerDraft, languages.cn.hasNewerDraft]).toEqual([false, false, true]);
  const { body: compared } = await editor.get(
    `content/composedPage/${id}/compare?before=${page.version}&after=${saved.body.data.version}`,
  );
  const lists = [0, from].map((index) => `sections/${sections[index].rowKey}/blocks`);
  expect(compared.fields.map(({ field }) => field).toSorted()).toEqual(lists.toSorted());

  // Only Chinese is published: the English text follows the block.
  const publication = { version: saved.body.data.version, locales: ['cn'] };
  expect((await editor.post(`content/composedPage/${id}/publish`, publication)).status).toBe(200);
  await expect.poll(async () => (await english())[0].blocks.at(-1), { timeout: 1000 }).toEqual(shown);
  expect((await english())[from].blocks).toHaveLength(source.blocks.length - 1);

  // A translator still has the page open as it was.
  const older = withQuote({ ...quote, text: { ...quote.text, en: 'Sample quote' } });
  const merged = await save(page.version, { ...page.body, sections: older }, translator);
  expect(merged.status).toBe(200);
  const [overview] = Object(merged.body.data.body.sections);
  expect(overview.blocks.at(-1).text.en).toBe('Sample quote');

  // A stale translation stays stale in the section that the block moves back to.
  const changed = { ...overview.blocks.at(-1), text: { ...quote.text, cn: '样本引语', en: 'Sample quote' } };
  const staleSections = Object(merged.body.data.body.sections).with(0, {
    ...overview,
    blocks: [...overview.blocks.slice(0, -1), changed],
  });
  const stale = await save(merged.body.data.version, { ...page.body, sections: staleSections });
  const staleFields = async () => (await item('composedPage', id)).languages.en.staleFields;
  expect(await staleFields()).toEqual([`${lists[0]}/${quote.rowKey}/text`]);
  const back = { ...page.body, sections: withQuote(changed) };
  expect((await save(stale.body.data.version, back)).status).toBe(200);
  expect(await staleFields()).toEqual([`${lists[1]}/${quote.rowKey}/text`]);
});

it('decides a conflict in a page whose sections a colleague has rearranged, removed and added to', async () => {
  const path = 'content/composedPage/talentDevelopment';
  const { version, body } = await item('composedPage', 'talentDevelopment');
  const sections: { rowKey: string; title: Record<string, string>; blocks: unknown[] }[] = Object(body.sections);
  const [one, two, three] = sections;
  if (!one || !two || !three) throw new Error('The page has three sections');
  const titled = (title: string) => ({ ...one, title: { ...one.title, cn: title } });
  const added = { ...three, rowKey: 'added', name: 'added', blocks: [] };
  const theirs = { ...body, sections: [three, added, titled('对方的标题')] };
  expect((await editor.post(`${path}/save`, { version, body: theirs })).status).toBe(200);
  const mine = { version, body: { ...body, sections: [two, titled('我的标题'), three] } };
  const conflicting = await editor.post(`${path}/save`, mine);
  const title = { field: `sections/${one.rowKey}/title`, locale: 'cn' };
  expect([conflicting.status, conflicting.body.conflict]).toMatchObject([
    409,
    { version: version + 1, fields: [title] },
  ]);
  const saved = await editor.post(`${path}/save`, { ...mine, resolution: { version: version + 1, theirs: [title] } });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const merged: typeof sections = Object(saved.body.data.body.sections);
  expect(merged.map(({ rowKey }) => rowKey)).toEqual([one.rowKey, three.rowKey, 'added']);
  expect(merged[0]?.title['cn']).toBe('对方的标题');
  expect(merged[1]).toEqual(three);
});

it('merges a translation of a table with rows that a colleague adds', async () => {
  const id = 'industryFinanceCollaboration';
  const page = await item('composedPage', id);
  const sections = Object(page.body.sections);
  const isTable = ({ kind }: { kind: string }) => kind === 'table';
  const index: number = sections.findIndex(({ blocks }: { blocks: { kind: string }[] }) => blocks.some(isTable));
  const { blocks } = sections[index];
  const position: number = blocks.findIndex(isTable);
  const { rows } = blocks[position];
  const bodyWith = (changed: unknown) => {
    const table = { ...blocks[position], rows: changed };
    return {
      ...page.body,
      sections: sections.with(index, { ...sections[index], blocks: blocks.with(position, table) }),
    };
  };
  const save = (by: StaffClient, changed: unknown, resolution?: object) =>
    by.post(`content/composedPage/${id}/save`, { version: page.version, body: bodyWith(changed), resolution });
  const rowsIn = (body: object) => Object(body).sections[index].blocks[position].rows;
  const added = rows[0].map(() => ({ cn: '新' }));
  const longer = await save(editor, [added, ...rows.slice(0, -1)]);
  expect(longer.status, JSON.stringify(longer.body)).toBe(200);
  const translated = rows.with(0, rows[0].with(0, { ...rows[0][0], en: 'Translated' }));
  const merged = await save(translator, translated);
  expect(merged.status, JSON.stringify(merged.body)).toBe(200);
  expect(rowsIn(merged.body.data.body)).toEqual([added, ...translated.slice(0, -1)]);
  const field = `sections/${sections[index].rowKey}/blocks/${blocks[position].rowKey}/rows`;
  expect((await item('composedPage', id)).languages.en.staleFields).toEqual([field]);

  // The row that the editor has removed: a translator may lose the text, and an editor may keep it.
  const last = rows.at(-1);
  const inRemoved = [...translated.slice(0, -1), last.with(0, { ...last[0], en: 'Of the removed row' })];
  const asked = await save(translator, inRemoved);
  expect([asked.status, asked.body.conflict]).toMatchObject([
    409,
    { fields: [{ field, locale: null, mine: 'Of the removed row', theirs: null }] },
  ]);
  const { version } = Object(asked.body.conflict);
  const kept = await save(translator, inRemoved, { version, theirs: [] });
  expect([kept.status, kept.body.error]).toEqual([403, 'fieldsForbidden']);
  const lost = await save(translator, inRemoved, { version, theirs: [{ field, locale: null }] });
  expect(rowsIn(lost.body.data.body)).toEqual([added, ...translated.slice(0, -1)]);
  const keptByEditor = await save(editor, inRemoved, { version, theirs: [] });
  expect(rowsIn(keptByEditor.body.data.body)).toEqual([added, ...inRemoved]);
});

it('brings back or removes a section that a colleague has removed, as was chosen', async () => {
  const path = 'content/composedPage/productionManufacturing';
  const { version, body } = await item('composedPage', 'productionManufacturing');
  const sections: { rowKey: string; title: Record<string, string> }[] = Object(body.sections);
  const [one, two] = sections;
  if (!one || !two) throw new Error('The page has two sections');
  expect((await editor.post(`${path}/save`, { version, body: { ...body, sections: sections.slice(1) } })).status).toBe(
    200,
  );
  const written = { ...one, title: { ...one.title, cn: '我的标题' } };
  const mine = { version, body: { ...body, sections: sections.with(0, written) } };
  const asked = await editor.post(`${path}/save`, mine);
  const field = { field: `sections/${one.rowKey}`, locale: null };
  expect(asked.body.conflict).toMatchObject({
    fields: [{ ...field, before: one.title['cn'], mine: '我的标题', theirs: null }],
    theirs: [{ field: 'sections', locale: null }],
  });
  const decide = (theirs: object[]) =>
    editor.post(`${path}/save`, { ...mine, resolution: { version: version + 1, theirs } });
  expect((await decide([field])).body.data).toMatchObject({
    version: version + 1,
    body: { sections: sections.slice(1) },
  });
  expect((await decide([])).body.data.body.sections).toEqual(mine.body.sections);
});

it('shows all content by language, what waits first', async () => {
  const { status, body } = await translator.get('translations?size=20');
  expect(status).toBe(200);
  expect(body.totalElements).toBeGreaterThan(100);
  expect(body.coverage.ru.live).toBeGreaterThan(100);
  const waiting = await translator.get('translations?state=work&size=5');
  expect(waiting.body.totalElements).toBeGreaterThan(0);
  const idsOf = ({ content }: typeof body) => content.map(({ kind, id }) => `${kind}/${id}`);
  expect(idsOf(body).slice(0, 5)).toEqual(idsOf(waiting.body));
});

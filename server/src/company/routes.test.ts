import { localeNames } from 'contract/locales.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const text = expect.stringMatching(/\S/);
const picturePath = expect.stringMatching(/^\/pictures\//);
const picture = expect.objectContaining({ address: picturePath, description: expect.any(String) });
const film = expect.objectContaining({ mp4: expect.stringMatching(/^\/films\/.*\.mp4$/) });
const timestamp = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

describe.each(localeNames)('in %s', (locale) => {
  const get = async (path: string) => (await site.gateway(`/${locale}${path}`)).body;

  it('returns the group introduction as an object with the counters of the settings (W7)', async () => {
    const { counters } = Object((await get('/site/settings')).data).facts;
    expect((await get('/wms/dqgx/getstaticcontent/1')).data).toEqual({
      id: 1,
      smallContent: text,
      companyContent: expect.stringContaining('\n'),
      picturePath,
      picture,
      film,
      ...counters,
    });
  });

  it('returns the chairman’s message with a signature and without counters', async () => {
    expect((await get('/wms/dqgx/getstaticcontent/2')).data).toEqual({
      id: 2,
      smallContent: text,
      companyContent: text,
      picturePath,
      picture,
      film: null,
      signature: text,
    });
  });

  it('returns the history as an array with one entry for each year since 2005', async () => {
    const { data } = await get('/wms/dqgx/getstaticcontent/3');
    const entries = Array.isArray(data) ? data : [];
    expect(entries.length).toBeGreaterThanOrEqual(20);
    expect(entries[0]).toEqual({ startYear: '2005-01-01 00:00:00', companyContent: text, companyContentNo: 1 });
    expect(entries.map((entry) => entry.companyContentNo)).toEqual(entries.map((_entry, index) => index + 1));
  });

  it('returns each album as an array with one element (W8)', async () => {
    for (const id of [1, 2, 3]) {
      const { data } = await get(`/wms/dqgx/getpiclist/${id}`);
      const [album] = Array.isArray(data) ? data : [];
      expect(data).toHaveLength(1);
      expect(album.id).toBe(id);
      expect(album.picList.length).toBeGreaterThanOrEqual(6);
      const award = { number: text, issuer: text, scope: text, from: expect.any(String), to: text };
      expect(album.picList[0]).toEqual({
        picturePath,
        picture,
        picName: text,
        createTime: timestamp,
        ...(id === 2 && { award }),
      });
    }
  });

  it('returns four banners for the home page and three for the anniversary page', async () => {
    const banner = {
      picturePath,
      picture,
      film: null,
      mainTitle: text,
      subTitle: text,
      picArea: expect.any(Number),
      label: text,
      link: text,
    };
    const { data } = await get('/wms/dqgx/gettoppiclist/1');
    const filmed = { ...banner, film, picturePath: expect.stringMatching(/^\/films\//) };
    expect(data).toEqual([banner, filmed, banner, banner]);
    expect(Object(data)[0].link).toBe('/year20');
    expect((await get('/wms/dqgx/gettoppiclist/2')).data).toEqual([banner, banner, banner]);
  });

  it('returns 143 honoured employees, longest service first', async () => {
    const { data, fallback } = (await site.gateway(`/${locale}/site/honoured`)).body;
    const employees = Array.isArray(data) ? data : [];
    const people = (years: number) => employees.filter((employee) => employee.years === years).length;
    expect([people(20), people(15), people(10)]).toEqual([6, 38, 99]);
    expect(employees.map(({ years }) => years)).toEqual(employees.map(({ years }) => years).toSorted((a, b) => b - a));
    for (const employee of employees)
      expect(employee).toEqual({
        name: text,
        department: text,
        years: expect.any(Number),
        picturePath: expect.stringMatching(/^\/pictures\/monogram\//),
        picture: expect.objectContaining({ address: employee.picturePath, width: 960, height: 1200 }),
      });
    expect(new Set(employees.map(({ name }) => name)).size).toBe(143);
    expect(fallback).toBeUndefined();
  });

  it('returns labels in three languages for all four dictionaries', async () => {
    for (const type of ['dqgx_new_type', 'dqgx_bussiness_type', 'dqgx_repoter_type', 'dqgx_repoter_item']) {
      const { data } = await get(`/wms/dqgx/by_typename?dictType=${type}`);
      const entries = Array.isArray(data) ? data : [];
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries)
        expect(entry).toEqual({ dictValue: text, dictLabel: text, cssClass: text, remark: text });
    }
  });

  it('lists the open job posts of both types and returns the last page for a page past the end (W10)', async () => {
    const list = async (input: object) => (await site.gateway(`/${locale}/wms/dqgx/gangweiList`, input)).body;
    const all = await list({ page: 1, size: 1000 });
    expect(all.totalElements).toBe(12);
    const post = {
      postNo: text,
      postName: text,
      userNum: expect.any(Number),
      workArea: text,
      wages: text,
      createTime: timestamp,
      mainWork: text,
      baseDemand: text,
      states: 1,
      workAreaKey: expect.stringMatching(/^[a-z][a-z0-9-]*$/),
    };
    expect(all.content).toEqual(Array.from({ length: 12 }, () => post));
    const parts = await Promise.all([list({ postType: 1 }), list({ postType: 2 })]);
    expect(parts.map((part) => part.totalElements)).toEqual([8, 4]);
    // The open application is beside the list: it is no position.
    for (const part of [all, ...parts]) expect(Object(part).openApplication).toEqual({ ...post, postNo: 'BY-HR-2600' });
  });

  it('returns settings, partners, culture and the privacy page', async () => {
    expect(Object((await get('/site/settings')).data)).toMatchObject({
      company: { name: text },
      facts: { mapCountries: 24 },
    });
    expect(Object((await get('/site/settings')).data).markets).toHaveLength(24);
    const url = expect.stringMatching(/^https:\/\/[a-z]+\.example\.com\/$/);
    expect((await get('/site/partners')).data).toEqual(
      Array.from({ length: 12 }, () => ({ name: text, picturePath, picture, url })),
    );
    expect((await get('/site/culture')).data).toHaveLength(6);
    expect(Object((await get('/site/pages/privacy')).data)).toMatchObject({
      name: 'privacy',
      version: text,
      languages: [...localeNames],
    });
  });
});

describe('the certificate of a lot', () => {
  const lotNo = '260820020007';
  const certificate = (path: string, locale = 'en') => site.gateway(`/${locale}/site/certificates${path}`);

  it.each(localeNames)('in %s has each figure with its limits', async (locale) => {
    const { status, body } = await certificate(`/${lotNo}`, locale);
    expect(status).toBe(200);
    expect(body.fallback).toBeUndefined();
    expect(body.data).toMatchObject({ lotNo, isSample: true, itemNo: 'BY-GPC-0101', name: text, note: text });
    expect(Object(body.data).measurements).toContainEqual({
      property: text,
      unit: '%',
      decimals: 1,
      minimum: null,
      maximum: 10,
      value: 10.6,
      methods: ['SH/T 0032'],
    });
  });

  it('is null for a number that no lot has, and rejects what is no lot number', async () => {
    expect((await certificate('/999999999999')).body.data).toBeNull();
    for (const wrong of ['1', '26082002000', '2608200200071', '26082002000x']) {
      const { status, body } = await certificate(`/${wrong}`);
      expect([status, body.errors]).toEqual([422, [{ field: 'lotNo', code: 'wrongType', message: text }]]);
    }
  });

  it('is offered to try only if it is a sample', async () => {
    const { data } = (await certificate('')).body;
    expect(data).toHaveLength(5);
    await site.context.db.updateTable('lotCertificate').set({ isSample: false }).where('lotNo', '=', lotNo).execute();
    await expect.poll(async () => JSON.stringify((await certificate('')).body.data)).not.toContain(lotNo);
  });

  it('has a QR code of the look-up, which does not tell whether the lot exists', async () => {
    const codes = [`en/${lotNo}`, 'ru/999999999999', 'de/999999999999', 'en/12'];
    const statuses = codes.map(async (code) => (await fetch(`${site.url}/certificate-codes/${code}.svg`)).status);
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
  });

  it('cannot be guessed: one address asks for thirty in a minute', async () => {
    const statuses: number[] = [];
    for (let lot = 0; lot < 31; lot += 1)
      statuses.push((await certificate(`/${String(100_000_000_000 + lot)}`)).status);
    expect(statuses.at(-1)).toBe(429);
  });
});

it('returns an empty album as an array with one element (W8)', async () => {
  await site.context.db.deleteFrom('albumPicture').where('albumId', '=', 3).execute();
  await expect
    .poll(async () => (await site.gateway('/en/wms/dqgx/getpiclist/3')).body.data)
    .toEqual([{ id: 3, picList: [] }]);
});

it('does not list a closed job post', async () => {
  await site.context.db.updateTable('jobPost').set({ open: false }).where('postType', '=', 2).execute();
  await expect
    .poll(async () => (await site.gateway('/en/wms/dqgx/gangweiList', { postType: 2 })).body.totalElements)
    .toBe(0);
});

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
      expect(album.picList.length).toBeGreaterThanOrEqual(8);
      expect(album.picList[0]).toEqual({ picturePath, picture, picName: text, createTime: timestamp });
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
    };
    expect(all.content).toEqual(Array.from({ length: 12 }, () => post));
    const parts = await Promise.all([list({ postType: 1 }), list({ postType: 2 })]);
    expect(parts.map((part) => part.totalElements)).toEqual([8, 4]);
  });

  it('returns settings, partners, culture and the privacy page', async () => {
    expect(Object((await get('/site/settings')).data)).toMatchObject({
      company: { name: text },
      facts: { mapCountries: 24 },
    });
    expect(Object((await get('/site/settings')).data).markets).toHaveLength(24);
    expect((await get('/site/partners')).data).toHaveLength(12);
    expect((await get('/site/culture')).data).toHaveLength(6);
    expect(Object((await get('/site/pages/privacy')).data)).toMatchObject({
      name: 'privacy',
      version: text,
      languages: [...localeNames],
    });
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

import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

type Shown = { name: string; picturePath: string };

async function honoured(locale: string): Promise<Shown[]> {
  const { data } = (await site.gateway(`/${locale}/site/honoured`)).body;
  return Array.isArray(data) ? data : [];
}

const fetchAvatar = (path: string) => fetch(site.url + path);

it('serves an avatar for everybody without a photograph, with initials in the requested language', async () => {
  const [chinese, russian] = [await honoured('cn'), await honoured('ru')];
  const paths = new Set(chinese.map(({ picturePath }) => picturePath));
  expect(paths.size).toBe(143);
  expect(chinese[0]?.picturePath).not.toBe(russian[0]?.picturePath);
  for (const { name, picturePath } of [chinese[0], russian[0]].filter((shown) => shown !== undefined)) {
    expect(decodeURIComponent(picturePath)).not.toContain(name);
    const response = await fetchAvatar(picturePath);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toMatch(/^<svg [\s\S]*<\/svg>$/);
  }
});

it('responds with 404 for a URL with an invalid signature', async () => {
  const [{ picturePath } = { picturePath: '' }] = await honoured('en');
  const changed = [
    picturePath.replace(/\.(\w+)\.(\w+)-/, '.58.59-'),
    picturePath.replace(/^(.*monogram\/)\d/, '$10'),
    picturePath.replace(/.{4}\.svg$/, 'AAAA.svg'),
    picturePath.replace(/-.*\.svg$/, '.svg'),
    '/pictures/monogram/1.00000000.110000-AAAAAAAAAAAAAAAAAAAAAA.svg',
    '/pictures/monogram/.svg',
    `/pictures/monogram/${'x'.repeat(190)}.svg`,
  ];
  for (const path of changed) {
    expect(path).not.toBe(picturePath);
    const response = await fetchAvatar(path);
    expect([path, response.status]).toEqual([path, 404]);
  }
});

it('returns a photograph instead of the avatar if there is one', async () => {
  const { db } = site.context;
  const { name } = await db.selectFrom('picture').select('name').where('kind', '=', 'raster').executeTakeFirstOrThrow();
  await db.updateTable('honouredEmployee').set({ picture: name }).where('id', '=', 1).execute();
  await expect
    .poll(async () => (await honoured('en')).filter(({ picturePath }) => !picturePath.includes('/monogram/')).length)
    .toBe(1);
});

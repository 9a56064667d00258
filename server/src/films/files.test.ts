import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

const folder = path.join(import.meta.dirname, '../../../content/films');
let site: RunningSite;
let kiln: { hash: string };

beforeAll(async () => {
  site = await runSite();
  const found = (await site.context.films()).byName.get('kiln-glow');
  if (found === undefined) throw new Error('There is no film of the kiln');
  kiln = found;
});
afterAll(() => site.close());

const requested = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/films/${file}`, { headers });

it('gives a banner its film, with its address in the field of the specification', async () => {
  const banners = await site.gateway('/en/wms/dqgx/gettoppiclist/1');
  expect(banners.body).toMatchObject({
    data: [{ film: null }, { picturePath: `/films/${kiln.hash}.mp4`, film: { seconds: 10, captions: [] } }, {}, {}],
  });
});

it('serves films for good, with their types', async () => {
  for (const [ending, type] of [
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const) {
    const response = await requested(`${kiln.hash}.${ending}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      Buffer.from(await response.arrayBuffer()).equals(readFileSync(path.join(folder, `kiln-glow.${ending}`))),
    ).toBe(true);
  }
});

it('serves the part asked for: a player jumps without fetching what lies before', async () => {
  const whole = readFileSync(path.join(folder, 'kiln-glow.mp4'));
  const response = await requested(`${kiln.hash}.mp4`, { range: 'bytes=1000-1999' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(1000, 2000))).toBe(true);
  const beyond = await requested(`${kiln.hash}.mp4`, { range: `bytes=${whole.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
  expect(await beyond.json()).toMatchObject({ code: 416 });
});

it('gives the film of the group its titles in every language', async () => {
  const { body } = await site.gateway('/ru/wms/dqgx/getstaticcontent/1');
  const { film } = Object(Object(body).data);
  expect(film.captions.map(({ language }: { language: string }) => language)).toEqual(['cn', 'en', 'ru']);
  for (const { language, address } of film.captions) {
    const response = await fetch(site.url + address);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/vtt; charset=utf-8']);
    expect(await response.text()).toBe(readFileSync(path.join(folder, `company.${language}.vtt`), 'utf8'));
  }
});

it.each(['kiln-glow.mp4', '00000000000000000000.mp4', '..%2ffilms.json', '%2e%2e/films.json'])(
  'knows no film at %s',
  async (file) => {
    expect((await requested(file)).status).toBe(404);
  },
);

it.each(['.de.vtt', '.mkv', '.mp4/x', ''])('knows no ending %j of a film', async (ending) => {
  expect((await requested(`${kiln.hash}${ending}`)).status).toBe(404);
});

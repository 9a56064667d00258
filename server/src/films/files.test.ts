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
  if (found === undefined) throw new Error('The demonstration has no film kiln-glow');
  kiln = found;
});
afterAll(() => site.close());

const fetchFilm = (file: string, headers: Record<string, string> = {}) =>
  fetch(`${site.url}/films/${file}`, { headers });

it('returns a banner’s film, with its URL in picturePath', async () => {
  const banners = await site.gateway('/en/wms/dqgx/gettoppiclist/1');
  expect(banners.body).toMatchObject({
    data: [{ film: null }, { picturePath: `/films/${kiln.hash}.mp4`, film: { seconds: 10, captions: [] } }, {}, {}],
  });
});

it('serves films as immutable files with their media types', async () => {
  for (const [extension, type] of [
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
  ] as const) {
    const response = await fetchFilm(`${kiln.hash}.${extension}`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(
      Buffer.from(await response.arrayBuffer()).equals(readFileSync(path.join(folder, `kiln-glow.${extension}`))),
    ).toBe(true);
  }
});

it('serves byte ranges, and responds with 416 for a range past the end', async () => {
  const whole = readFileSync(path.join(folder, 'kiln-glow.mp4'));
  const response = await fetchFilm(`${kiln.hash}.mp4`, { range: 'bytes=1000-1999' });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes 1000-1999/${whole.length}`);
  expect(Buffer.from(await response.arrayBuffer()).equals(whole.subarray(1000, 2000))).toBe(true);
  const beyond = await fetchFilm(`${kiln.hash}.mp4`, { range: `bytes=${whole.length}-` });
  expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${whole.length}`]);
  expect(await beyond.json()).toMatchObject({ code: 416 });
});

it('serves the captions of a film in every language', async () => {
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
  'responds with 404 for the film URL %s',
  async (file) => {
    expect((await fetchFilm(file)).status).toBe(404);
  },
);

it.each(['.de.vtt', '.mkv', '.mp4/x', ''])('responds with 404 for the extension %j of a film', async (extension) => {
  expect((await fetchFilm(`${kiln.hash}${extension}`)).status).toBe(404);
});

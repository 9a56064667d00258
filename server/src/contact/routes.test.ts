import { localeNames } from 'contract/locales.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

const text = expect.stringMatching(/\S/);

it.each(localeNames)(
  'returns the street plan around the company’s address as GeoJSON with names in %s',
  async (locale) => {
    const { map } = Object((await site.gateway(`/${locale}/site/settings`)).body.data).contact;
    const { data, fallback } = (await site.gateway(`/${locale}/site/plan`)).body;
    expect(data).toEqual({
      type: 'FeatureCollection',
      description: text,
      attribution: text,
      features: expect.any(Array),
    });
    expect(fallback).toBeUndefined();
    const { features } = Object(data);
    const named = features.filter(({ properties }: { properties: { name: string } }) => properties.name !== '');
    expect(named.length).toBeGreaterThanOrEqual(6);
    const numbers: number[] = features.flatMap(({ geometry }: { geometry: { coordinates: unknown[] } }) =>
      geometry.coordinates.flat(Infinity),
    );
    const [longitudes, latitudes] = [
      numbers.filter((_, index) => index % 2 === 0),
      numbers.filter((_, index) => index % 2),
    ];
    expect(Math.min(...longitudes)).toBeLessThan(map.longitude);
    expect(Math.max(...longitudes)).toBeGreaterThan(map.longitude);
    expect(Math.min(...latitudes)).toBeLessThan(map.latitude);
    expect(Math.max(...latitudes)).toBeGreaterThan(map.latitude);
  },
);

it('responds with 404 if there is no street plan', async () => {
  await site.context.db.deleteFrom('setting').where('name', '=', 'plan').execute();
  await expect.poll(async () => (await site.gateway('/en/site/plan')).status).toBe(404);
});

import { localeNames } from 'contract/locales.ts';
import { aboutTypes } from 'contract/products/products.ts';
import { cokeKinds, type TypicalValueTable } from 'contract/typical-values.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningSite, runSite } from '../../test/running-site.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await runSite();
});
afterAll(() => site.close());

async function tablesOf(coke: string, locale = 'en'): Promise<TypicalValueTable[]> {
  const { data } = (await site.gateway(`/${locale}/site/tables/${coke}`)).body;
  if (!Array.isArray(data)) throw new Error('The gateway sent no tables');
  return data;
}

const text = expect.stringMatching(/\S/);

describe.each(cokeKinds)('%s', (coke) => {
  it.each(localeNames)('returns typical values and contract limits for both markets in %s', async (locale) => {
    const tables = await tablesOf(coke, locale);
    const kinds = tables.map(({ market, kind }) => `${market} ${kind}`);
    expect(kinds.toSorted()).toEqual([
      'domestic specification',
      'domestic typical',
      'foreign specification',
      'foreign typical',
    ]);
    for (const { title, note, properties, grades } of tables) {
      expect([title, note]).toEqual([text, text]);
      expect(grades.length).toBeGreaterThanOrEqual(4);
      for (const { name, group, methods } of properties) expect([name, group, ...methods].every(Boolean)).toBe(true);
      for (const grade of grades) expect(grade).toMatchObject({ grade: text, purpose: text, region: text });
    }
  });

  it('returns one range for each property, with minimum, typical value and maximum in order', async () => {
    for (const { kind, properties, grades } of await tablesOf(coke))
      for (const { values } of grades) {
        expect(values).toHaveLength(properties.length);
        for (const { minimum, typical, maximum } of values) {
          const present = [minimum, typical, maximum].filter((value) => value !== null);
          expect(present).toEqual(present.toSorted((one, other) => one - other));
          if (kind === 'specification') expect(typical).toBeNull();
        }
      }
  });

  it('has no contract limit that the typical values exceed', async () => {
    const tables = await tablesOf(coke);
    let compared = 0;
    for (const contract of tables.filter(({ kind }) => kind === 'specification')) {
      const typicalTable = tables.find(({ kind, market }) => kind === 'typical' && market === contract.market);
      for (const { grade, values } of typicalTable?.grades ?? []) {
        const limits = contract.grades.find((other) => other.grade === grade)?.values ?? [];
        for (const [index, limit] of limits.entries()) {
          const key = contract.properties[index]?.key;
          const range = values[typicalTable?.properties.findIndex((property) => property.key === key) ?? -1];
          const where = `${contract.key}, ${grade}, ${key}`;
          if (limit.maximum !== null && range?.maximum != null) {
            expect(range.maximum, where).toBeLessThanOrEqual(limit.maximum);
            compared += 1;
          }
          if (limit.minimum !== null && range?.minimum != null) {
            expect(range.minimum, where).toBeGreaterThanOrEqual(limit.minimum);
            compared += 1;
          }
        }
      }
    }
    expect(compared).toBeGreaterThan(20);
  });

  it('links each grade to a product of this page’s type', async () => {
    const expected = coke === 'gpc' ? aboutTypes.petroleumCoke : aboutTypes.calcinedCoke;
    const numbers = new Set((await tablesOf(coke)).flatMap(({ grades }) => grades.map(({ itemNo }) => itemNo)));
    expect(numbers).not.toContain(null);
    for (const itemNo of numbers) {
      const { data } = (await site.gateway(`/en/wms/dqgx/getItemdetail/${itemNo}`)).body;
      expect(data, String(itemNo)).toMatchObject({ itemNo, aboutType: expected });
    }
  });
});

it('names standards of every family', async () => {
  const methods = (await Promise.all(cokeKinds.map((coke) => tablesOf(coke)))).flatMap((tables) =>
    tables.flatMap(({ properties }) => properties.flatMap((property) => property.methods)),
  );
  for (const family of ['GB/T ', 'SH/T ', 'YS/T ', 'ASTM D', 'ISO '])
    expect(
      methods.some((method) => method.startsWith(family)),
      family,
    ).toBe(true);
});

it('rejects an unknown kind of coke', async () => {
  const { status } = await site.gateway('/en/site/tables/coal');
  expect(status).toBe(422);
});

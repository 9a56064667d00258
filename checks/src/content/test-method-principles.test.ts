/** Methods of one principle give one figure: a table does not join two that differ. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typicalValuesFile } from 'content/schema.ts';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Methods that measure alike. Any other is alone: gas enters pores that a liquid does not. */
const principles: Record<string, string> = { 'ASTM D2638': 'helium', 'ISO 21687': 'helium' };

type Property = { key: string; methods: readonly string[] };

function mixed({ key, methods }: Property): string[] {
  const found = new Set(methods.map((method) => principles[method] ?? method));
  return found.size > 1 ? [`${key}: ${[...found].join(', ')}`] : [];
}

const properties = globSync('content/typical-values/*.json', { cwd: root })
  .flatMap((file) => typicalValuesFile.parse(JSON.parse(readFileSync(path.join(root, file), 'utf8'))))
  .flatMap((table) => table.properties.map((property) => ({ ...property, key: `${table.key} ${property.key}` })))
  .filter(({ key }) => / (?:realDensity|powderResistivity)$/.test(key));

it('states density and resistivity by methods of one principle', () => {
  expect(properties.length).toBeGreaterThan(10);
  expect(properties.flatMap(mixed)).toEqual([]);
});

it('finds two principles for one value', () => {
  expect(mixed({ key: 'seeded', methods: ['ASTM D2638', 'ISO 8004'] })).toEqual(['seeded: helium, ISO 8004']);
});

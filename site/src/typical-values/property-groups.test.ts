import { expect, it } from 'vitest';
import { propertyGroups } from './property-groups.ts';
import { storedUnits } from './unit-scale.ts';

const property = { name: '', methods: [], nationalMethods: [] };
const properties: Parameters<typeof propertyGroups>[0] = [
  { ...property, key: 'sulphur', group: 'composition', unit: 'percent', decimals: 2 },
  { ...property, key: 'volatileMatter', group: 'composition', unit: 'percent', decimals: 1 },
  { ...property, key: 'iron', group: 'metals', unit: 'milligramPerKilogram', decimals: 0 },
  { ...property, key: 'realDensity', group: 'calcined', unit: 'gramPerCubicCentimetre', decimals: 2 },
  { ...property, key: 'powderResistivity', group: 'calcined', unit: 'microOhmMetre', decimals: 0 },
];

it('propertyGroups groups consecutive properties, and counts decimals per unit', () => {
  const groups = propertyGroups(properties, storedUnits);
  expect(groups.map(({ name, properties: grouped }) => [name, grouped.map(({ longest }) => longest)])).toEqual([
    ['composition', [2, 2]],
    ['metals', [0]],
    ['calcined', [2, 0]],
  ]);
});

it('propertyGroups never returns a negative number of decimals', () => {
  const groups = propertyGroups(properties, { metals: 'percent', resistivity: 'microOhmInch' });
  expect(groups.map(({ properties: grouped }) => grouped.map(({ longest }) => longest))).toEqual([[2, 2], [4], [2, 0]]);
});

import type { Locale } from 'contract/locales.ts';
import type { StoredProductProperty } from 'contract/products/products.ts';

type PropertyGroup = { name: Record<Locale, string> | null; properties: readonly StoredProductProperty[] };

/** In the order of the tables of coke. */
const groups: readonly { name: Record<Locale, string>; keys: readonly string[] }[] = [
  {
    name: { cn: '电化学性能', en: 'Electrochemical properties', ru: 'Электрохимические свойства' },
    keys: ['firstCapacity', 'firstEfficiency'],
  },
  {
    name: { cn: '成分', en: 'Composition', ru: 'Состав' },
    keys: [
      'sulphur',
      'fixedCarbon',
      'volatileMatter',
      'ash',
      'moisture',
      'totalMoisture',
      'nitrogen',
      'magneticImpurities',
    ],
  },
  {
    name: { cn: '微量元素', en: 'Trace metals', ru: 'Микроэлементы' },
    keys: ['vanadium', 'iron', 'silicon', 'nickel', 'sodium', 'calcium'],
  },
  {
    name: { cn: '物理性能', en: 'Physical properties', ru: 'Физические свойства' },
    keys: [
      'realDensity',
      'apparentDensity',
      'powderResistivity',
      'resistivity',
      'compressiveStrength',
      'thermalExpansion',
      'thermalExpansionTo300',
      'vibratedBulkDensity',
      'tapDensity',
      'pressDensity',
      'surfaceArea',
      'medianSize',
      'particleSize',
      'shareInSizeRange',
      'coarseShare',
      'shareBelow8',
      'shotShare',
      'grainStability',
      'grindability',
    ],
  },
  {
    name: { cn: '反应性', en: 'Reactivity', ru: 'Реакционная способность' },
    keys: ['co2Reactivity', 'airReactivity', 'co2Residue', 'airResidue'],
  },
  {
    name: { cn: '常用规格', en: 'Usual size', ru: 'Типовые размеры' },
    keys: ['usualLength', 'usualWidth', 'usualHeight', 'usualWeight'],
  },
];

const fewestGrouped = 8;

/** A long specification in groups, unless a property belongs to none: the others would seem to be in the group above. */
export function propertyGroupsOf(properties: readonly StoredProductProperty[]): readonly PropertyGroup[] {
  const known = new Set(groups.flatMap(({ keys }) => keys));
  if (properties.length < fewestGrouped || !properties.every(({ key }) => known.has(key)))
    return [{ name: null, properties }];
  return groups
    .map(({ name, keys }) => ({ name, properties: properties.filter(({ key }) => keys.includes(key)) }))
    .filter((group) => group.properties.length > 0);
}

import type { productFilter as cn } from '../cn/product-filter.ts';

export const productFilter = {
  limits: 'Filter by limits and use',
  filters: 'Filters',
  names: { sulfur: 'Sulfur', vanadium: 'Vanadium', ash: 'Ash', use: 'Use' },
  any: 'Any',
  /** Behind a figure. */
  vanadiumUnit: '\u00A0mg/kg',
  percent: '%',
  uses: {
    anodes: 'Prebaked anodes',
    electrodes: 'Graphite electrodes',
    anodeMaterial: 'Battery anode material',
    recarburising: 'Recarburising',
    paste: 'Electrode and ramming paste',
    reduction: 'Reducing agent',
    fuel: 'Fuel',
    smelting: 'Aluminium smelting',
  },
  reset: 'Clear the filters',
  nothingWithin: 'No product is within these limits',
  adviceWithin: 'Try again with one limit less, or tell us what you need.',
  wholeSite: 'Search the whole site',
  compare: {
    choose: 'Compare',
    show: (count) => (count === 0 ? 'Compare chosen products' : `Compare chosen products (${count})`),
    hint: 'Up to four.',
    none: 'Tick the products first.',
  },
} satisfies typeof cn;

import { expect, it } from 'vitest';
import { differingCounters } from './facts-of.ts';

const body = {
  exportCountries: 30,
  enterprisesServed: 1000,
  counters: { startYear: 2005, deptQuantity: 28, countryQuantity: 30, userQuantity: 1000 },
};

it('names a counter that differs from its fact, with both figures', () => {
  expect(differingCounters(body)).toEqual([]);
  expect(differingCounters({ ...body, exportCountries: 31 })).toEqual([
    { counter: 'countryQuantity', counted: 30, fact: 'exportCountries', stated: 31 },
  ]);
  expect(differingCounters({ ...body, counters: { ...body.counters, userQuantity: 900 } })).toEqual([
    { counter: 'userQuantity', counted: 900, fact: 'enterprisesServed', stated: 1000 },
  ]);
});

it('says nothing while a field is empty', () => {
  expect(differingCounters({ ...body, exportCountries: null })).toEqual([]);
  expect(differingCounters({ exportCountries: 30 })).toEqual([]);
});

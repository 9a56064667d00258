import { expect, it } from 'vitest';
import { matchesSearch } from './matches-search.ts';
import { readReportFields } from '../report-fields.ts';

const fields = readReportFields({
  deptName: 'Склад в Инкоу',
  reportered: 'Цю',
  remark: '过磅少了２吨\nEvery Night\nТемный ветёр, ещё',
});

it.each([
  ['склад', true],
  ['инкоу night', true],
  ['  2吨 ', true],
  ['bribery', true],
  ['цю', true],
  ['тёмный ветер еще', true],
  ['склад bulk', false],
  ['', true],
])('finds “%s”: %s', (searched, isFound) => {
  expect(matchesSearch(fields, 'Bribery · Weights', searched)).toBe(isFound);
});

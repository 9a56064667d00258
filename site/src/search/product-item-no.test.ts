import { paths } from 'contract/urls/paths.ts';
import { expect, it } from 'vitest';
import { itemNoOf } from './product-item-no.ts';

it('finds the item number in the path of every kind of product', () => {
  const itemNo = 'BY 1/2&Ж';
  for (const path of [paths.productDetail(itemNo), paths.petroleumCoke(itemNo), paths.calcinedCoke(itemNo)])
    expect(itemNoOf(path)).toBe(itemNo);
});

it('finds none in other paths', () => {
  for (const path of [paths.petroleumCoke(), paths.bulkTrade(3)]) expect(itemNoOf(path)).toBeUndefined();
});

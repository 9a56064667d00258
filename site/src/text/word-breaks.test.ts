import { expect, test } from 'vitest';
import { withWordBreaks } from './word-breaks.ts';

test.each([
  ['城市供热', '城市供热'],
  ['12.5万吨煅烧产能', '12.5万吨煅烧产能'],
  ['质量管理体系的标准', '质量<wbr>管理<wbr>体系的<wbr>标准'],
  ['先学会，再上岗', '先<wbr>学会，再上岗'],
  ['采购与化验', '采购<wbr>与化验'],
])('%s may break between its words', (text, expected) => {
  expect(withWordBreaks(text)).toBe(expected);
});

test('words of other scripts keep their own breaks', () => {
  expect(withWordBreaks('BY-CPC-0201 Carbon')).toBe('BY-CPC-0201 Carbon');
});

test('markup in a text stays text', () => {
  expect(withWordBreaks('<b>&')).toBe('&#60;b&#62;&#38;');
});

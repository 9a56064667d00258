import { expect, test } from 'vitest';
import { lineBreaks } from './line-break-text.tsx';
import { markLineBreaks } from './line-breaks.ts';

test.each([
  ['城市供热', '城市供热'],
  ['12.5万吨煅烧产能', '<span data-nowrap>12.5万吨</span>煅烧产能'],
  ['质量管理体系的标准', '质量<wbr>管理<wbr>体系的<wbr>标准'],
  ['先学会，再上岗', '先<wbr>学会，再上岗'],
  ['余热接入城市，覆盖62万平方米', '余热接入<wbr>城市，覆盖<span data-nowrap>62万平方米</span>'],
  ['采购与化验', '采购<wbr>与化验'],
  ['增碳剂自营口运抵海防', '增碳剂<wbr>自营口运抵<wbr>海防'],
  ['真密度只做说得清的', '真密度<wbr>只做<wbr>说得清的'],
  ['货物从炼厂大门', '货物<wbr>从炼厂大门'],
  ['主要用于铝用阳极配焦煅烧', '主要<wbr>用于<wbr>铝用<wbr>阳极<wbr>配焦煅烧'],
  ['国家，第一个是日本', '国家，第一个是<wbr>日本'],
])('%s may break between its words', (text, expected) => {
  expect(markLineBreaks(text)).toBe(`<span data-words>${expected}</span>`);
});

test('markup in a text stays text', () => {
  expect(markLineBreaks('<b>&')).toBe('&#60;b&#62;&#38;');
  expect(markLineBreaks('<b>煤&')).toBe('<span data-words>&#60;b&#62;煤&#38;</span>');
});

test('headers of other pages get the same breaks once this module is loaded', () => {
  expect(lineBreaks.mark).toBe(markLineBreaks);
  expect(markLineBreaks('At most 0.5 %')).toBe('At most <span data-nowrap>0.5 %</span>');
});

import { describe, expect, it } from 'vitest';
import { compareFigures, differingFigures, hasOtherNumbers } from './differing-figures.ts';

describe('figures that differ', () => {
  it.each([
    ['占地12.8公顷', { en: 'covers 128 ha' }, [{ locale: 'en', missing: ['12.8公顷'], unexpected: ['128 ha'] }]],
    ['占地192亩', { ru: 'площадь 128\u00A0га' }, [{ locale: 'ru', missing: ['192亩'], unexpected: ['128\u00A0га'] }]],
    ['总计12天', { en: 'in 13 days' }, [{ locale: 'en', missing: ['12天'], unexpected: ['13 days'] }]],
    [
      '口岸换装14小时',
      { ru: 'перегрузка занимает 20 часов' },
      [{ locale: 'ru', missing: ['14小时'], unexpected: ['20 часов'] }],
    ],
    [
      '年产20万吨',
      { en: '20,000 tonnes a year' },
      [{ locale: 'en', missing: ['20万吨'], unexpected: ['20,000 tonnes'] }],
    ],
    ['硫分0.45%', { ru: 'сера 4,5 %' }, [{ locale: 'ru', missing: ['0.45%'], unexpected: ['4,5 %'] }]],
    [
      '投资17.1亿元',
      { en: 'CNY and 171 million yuan' },
      [{ locale: 'en', missing: ['17.1亿元'], unexpected: ['171 million yuan'] }],
    ],
  ])('finds %s', (cn, texts, expected) => {
    expect(differingFigures({ cn, ...texts })).toEqual(expected);
  });
});

describe('figures that agree', () => {
  it.each([
    ['占地192亩', { en: 'covers 12.8 ha', ru: 'площадь 12,8 га' }],
    ['年产20万吨', { en: '200,000 t a year', ru: '200 тыс. т в год' }],
    ['全程约4100公里', { en: 'about 4,100 km', ru: 'около 4100 км' }],
    ['轨距1520毫米', { en: '1520 mm gauge', ru: 'колея 1520 мм' }],
    ['投资17.1亿元', { en: '1.71 billion yuan', ru: '1,71 млрд юаней' }],
    ['占地20万平方米', { en: '200,000 m²', ru: '200 000 м²' }],
    ['25千克小袋', { en: '25-kg bags', ru: 'мешки по 25 кг' }],
    ['<p>硫分<strong>0.45</strong>%</p>', { en: '<p>0.45% sulphur</p>' }],
  ])('are not reported: %s', (cn, texts) => {
    expect(differingFigures({ cn, ...texts })).toEqual([]);
  });
});

describe('when it is not sure', () => {
  it.each([
    ['figures in words', '每周两列', { en: 'two trains a week', ru: 'два поезда в неделю' }],
    ['a figure that is written in words elsewhere', '两天', { en: '2 days' }],
    ['numbers without units', '第12期', { en: 'issue 13' }],
    ['dates', '2026年11月5日', { en: '6 November 2026' }],
    ['numbers of standards', 'GB/T 24526', { en: 'ISO 8005' }],
    ['times of day', '09:00', { en: '10:00' }],
    ['other quantities', '12天', { en: '13 km' }],
    ['a missing translation', '12天', { en: '' }],
    ['no Chinese text', '', { en: '12 days' }],
  ])('stays silent: %s', (_name, cn, texts) => {
    expect(differingFigures({ cn, ...texts })).toEqual([]);
  });
});

describe('figures side by side', () => {
  it('sets each Chinese figure against that of the translation, in its unit', () => {
    const source = '占地192亩，总投资17.1亿元，年产2万吨，距北站3.5公里，供暖两天。';
    const translation = 'занимает 128\u00A0га, вложения — 1,71 млрд юаней, мощность — 20 тыс. т, до станции 3,5 км';
    expect(compareFigures(source, translation, 'ru')).toEqual([
      { source: '192亩', expected: '12,8\u00A0га', translated: '128\u00A0га', ratio: expect.closeTo(10) },
      { source: '17.1亿元', expected: '1,71 млрд юаней', translated: '1,71 млрд юаней', ratio: 1 },
      { source: '2万吨', expected: '20 тыс. т', translated: '20 тыс. т', ratio: 1 },
      { source: '3.5公里', expected: '3,5 км', translated: '3,5 км', ratio: 1 },
    ]);
  });

  it.each([
    ['192亩', 'en', '12.8\u00A0ha'],
    ['17.1亿元', 'en', '1.71 billion\u00A0yuan'],
    ['20万吨', 'ru', '200\u00A0000\u00A0т'],
    ['0.45%', 'en', '0.45%'],
    ['12天', 'ru', '12\u00A0дн.'],
  ] as const)('writes %s in the other language where the translation has no figure', (source, locale, expected) => {
    expect(compareFigures(source, '', locale)).toEqual([{ source, expected, translated: undefined, ratio: 1 }]);
  });

  it('takes figures that agree first, whatever their order', () => {
    const compared = compareFigures('先12天，后20天', 'сначала 20 дней, затем 13 дней', 'ru');
    expect(compared.map(({ expected, translated }) => [expected, translated])).toEqual([
      ['12 дней', '13 дней'],
      ['20 дней', '20 дней'],
    ]);
  });

  it('notices numbers that came or went, also without units', () => {
    expect(hasOtherNumbers('第12期，3天', '第13期，3天')).toBe(true);
    expect(hasOtherNumbers('3天，第12期', '第12期，共3天')).toBe(false);
  });
});

/** Figures of the content agree: in three languages, and with the facts of the settings. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Locale, localeNames } from 'contract/locales.ts';
import { expect, it } from 'vitest';
import { translatedTexts, type TranslatedText, type Texts } from './translated-texts.ts';
import { plainText, type Quantity, quantitiesOf } from './quantities.ts';
import { spelledNumbers } from './spelled-numbers.ts';

/** What may differ, as it is written, and why. */
const declared: readonly { file: string; written: string; reason: string }[] = [
  {
    file: 'content/pages/privacy.json',
    written: '13, 14, 16, 18, 20, 21, 22, 49, 152, 27.07, 15个工作日, 72 hours, 24 часов, 72 часов, 30 дней',
    reason: 'each language names the articles, the time limits and the age of its own law',
  },
  {
    file: 'content/pages/privacy.json',
    written: '10 рабочих дней, 5 рабочих дней',
    reason: 'the time limits of Russian law for an answer',
  },
  {
    file: 'content/news/2025-12-26-anniversary-year-account.json',
    written: '29, 41, 54, 60, 72, 86, 342, 290, 410, 540, 600, 720, 860, 3,420, 3420',
    reason: 'the table is in units of 10,000 yuan in Chinese and in thousands elsewhere',
  },
  {
    file: 'content/pages/socialResponsibility.json',
    written: '62, 71, 78, 6200, 7100, 7800',
    reason: 'the unit has a cell of its own: 10,000 yuan in Chinese, millions elsewhere',
  },
  { file: 'content/jobs.json', written: '1000', reason: 'Russian names the class of the licence by its voltage' },
  {
    file: 'server/src/product-documents/words/cn.ts',
    written: '16483, 30333',
    reason: 'each language names the standard of its own country for safety data sheets',
  },
  { file: 'site/src/text/cn/contact.ts', written: '84', reason: 'WGS-84 is a name and hyphenated in Chinese' },
];

const exceptions = declared.flatMap(({ file, written }) => written.split(', ').map((one) => `${file} ${one}`));

const same = (one: number, other: number) => Math.abs(one - other) <= 1e-9 * Math.abs(one);

/** Smaller counts are spelled out, left to an article or a month; years may be left out. */
function isCompared({ kind, number }: Quantity): boolean {
  if (number === 1) return false;
  return kind !== '' || (number > 12 && !(number > 2000 && number < 2100));
}

/** A number without a unit stands for one with any: “from 31 to 19%”. */
function means(other: Quantity, { kind, number, amount }: Quantity): boolean {
  if (kind === '' || other.kind === '') return same(other.number, number);
  return other.kind === kind && same(other.amount, amount);
}

function saysToo(text: string, locale: Locale, quantity: Quantity): boolean {
  return (
    quantitiesOf(text, locale).some((other) => means(other, quantity)) ||
    spelledNumbers(plainText(text), locale).some((number) => same(number, quantity.number))
  );
}

/** What one language says in figures and another does not. */
function differencesOf(texts: Texts): { quantity: Quantity; locale: Locale; missing: Locale[] }[] {
  return localeNames.flatMap((locale) =>
    quantitiesOf(texts[locale], locale)
      .filter(isCompared)
      .map((quantity) => {
        const missing = localeNames.filter((other) => other !== locale && !saysToo(texts[other], other, quantity));
        return { quantity, locale, missing };
      })
      .filter(({ missing }) => missing.length > 0),
  );
}

const fileOf = ({ location }: TranslatedText) => location.split(' ', 1)[0] ?? '';

function reportOf(translated: readonly TranslatedText[]): string[] {
  return translated.flatMap((text) =>
    differencesOf(text.texts)
      .filter(({ quantity }) => !exceptions.includes(`${fileOf(text)} ${quantity.written}`))
      .map(({ quantity, locale, missing }) => {
        return `${text.location}: ${locale} “${quantity.written}”, not in ${missing.join()}`;
      }),
  );
}

it('a number with its unit is the same in every language of a text', () => {
  expect(translatedTexts.length).toBeGreaterThan(1500);
  expect(reportOf(translatedTexts)).toEqual([]);
});

it('every declared exception is needed', () => {
  const found = translatedTexts.flatMap((text) =>
    differencesOf(text.texts).map(({ quantity }) => `${fileOf(text)} ${quantity.written}`),
  );
  expect(exceptions.filter((exception) => !found.includes(exception))).toEqual([]);
});

it.each([
  ['another power of ten', '占地192亩', 'The site has 128 ha.', 'Площадь 12,8 га.', 'en “128 ha”'],
  ['a lost 万', '每年20万吨', '200,000 t a year', '20 000 т в год', 'ru “20 000 т”'],
  ['another unit', '每箱20吨', '20 kg a box', '20 т в контейнере', 'en “20 kg”'],
  ['a decimal', '硫含量0.46%', 'sulfur of 0.46%', 'сера 0,64 %', 'ru “0,64 %”'],
  ['money', '投资17.1亿元', 'RMB 1.71 billion', '17,1 млрд юаней', 'ru “17,1 млрд юаней”'],
  ['a count', '820人起跑', '802 starters', 'стартовали 820', 'en “802”'],
  ['a share in words', '占六成', '70% of it', '60 %', 'en “70%”'],
])('finds %s', (_, cn, en, ru, found) => {
  const report = reportOf([{ location: 'seeded', texts: { cn, en, ru } }]);
  expect(report.some((line) => line.includes(found))).toBe(true);
});

it('finds one changed digit in a news item', () => {
  const news = translatedTexts.find(({ location }) => location.includes('green-coke-from-santos'));
  if (!news) throw new Error('the news item is gone');
  const texts = { ...news.texts, ru: news.texts.ru.replaceAll('52\u00A0400', '54\u00A0200') };
  expect(texts.ru).not.toBe(news.texts.ru);
  expect(reportOf([{ ...news, texts }]).join('\n')).toContain('ru “54 200 т”');
});

it.each([
  ['1.2万余吨', '12,000 t', '12 тыс. т'],
  ['48亩', '3.2 ha', '3,2 га'],
  ['1000千克', '1 t', 'по тонне, 1000 кг'],
  ['168小时试运', '168-hour run', '168-часовая проверка'],
  ['由8%升到12%', 'from 8 to 12%', 'с 8 до 12 %'],
  ['2小时', 'within two hours', 'в течение двух часов'],
  ['拨打+86 400-000-0000', 'Call us', 'Звоните +86\u00A0400-000-0000'],
])('takes %s, “%s” and «%s» for the same', (cn, en, ru) => {
  expect(reportOf([{ location: 'seeded', texts: { cn, en, ru } }])).toEqual([]);
});

const settings = JSON.parse(readFileSync(path.resolve(import.meta.dirname, '../../../content/settings.json'), 'utf8'));
const { facts } = settings;

/** The facts as quantities. */
const amounts: Record<string, { kind: string; amount: number }> = {
  replyHours: { kind: 'second', amount: facts.replyHours * 3600 },
  enterprisesServed: { kind: 'enterprise', amount: facts.enterprisesServed },
  exportCountries: { kind: 'country', amount: facts.exportCountries },
  mapCountries: { kind: 'country', amount: facts.mapCountries },
  calciningCapacityTonnes: { kind: 'kg', amount: facts.calciningCapacityTonnes * 1000 },
  calciningMonthlyTonnes: { kind: 'kg', amount: facts.calciningMonthlyTonnes * 1000 },
  fushunAreaMu: { kind: 'm²', amount: (facts.fushunAreaMu / 15) * 10_000 },
  fushunInvestmentYuan: { kind: 'yuan', amount: facts.fushunInvestmentYuan },
};

/** History and news tell what was true on their day. */
const ofItsDay = /^content\/(?:news\/|history\.json)/;

function factsInNumbers({ location, texts }: TranslatedText): string[] {
  return localeNames.flatMap((locale) =>
    quantitiesOf(texts[locale], locale).flatMap(({ kind, amount, written }) => {
      const name = Object.keys(amounts).find((of) => amounts[of]?.kind === kind && same(amounts[of].amount, amount));
      return name === undefined ? [] : `${location}: ${locale} “${written}” is {${name}}`;
    }),
  );
}

it('a text names a fact instead of its number', () => {
  expect(Object.keys({ ...amounts, counters: {} }).toSorted()).toEqual(Object.keys(facts).toSorted());
  expect(translatedTexts.filter(({ location }) => !ofItsDay.test(location)).flatMap(factsInNumbers)).toEqual([]);
});

it('finds the number of a fact', () => {
  const texts = { cn: '年煅烧能力20万吨', en: 'exports to more than 30 countries', ru: 'около 12,8 га' };
  expect(factsInNumbers({ location: 'seeded', texts })).toEqual([
    'seeded: cn “20万吨” is {calciningCapacityTonnes}',
    'seeded: en “30 countries” is {exportCountries}',
    'seeded: ru “12,8 га” is {fushunAreaMu}',
  ]);
});

it('the languages of a text name the same facts', () => {
  const named = (text: string) => {
    const names = text.match(/(?<=\{)[a-z]\w+(?=(?:\.(?:value|unit))?\})/g) ?? [];
    return [...new Set(names)].toSorted().join();
  };
  const differing = translatedTexts.filter(({ location, texts }) => {
    return location.startsWith('content/') && new Set(localeNames.map((locale) => named(texts[locale]))).size > 1;
  });
  expect(differing.map(({ location }) => location)).toEqual([]);
});

it('the counters of the home page are the facts', () => {
  expect(facts.counters).toMatchObject({
    startYear: settings.company.founded,
    countryQuantity: facts.exportCountries,
    userQuantity: facts.enterprisesServed,
  });
});

/** Figures in texts of three languages, in units that can be converted. Figures in words are not known. */
import { formatNumber } from '../format-number.ts';
import { byLocale, type Locale } from '../locales.ts';

/** How a language writes a quantity after its number: with which words, and in which multiple of the base unit. */
type Shown = { words: string; factor: number };

type Unit = {
  quantity: string;
  /** As a multiple of the quantity's base unit. */
  factor: number;
  shown: Record<Locale, Shown>;
};

/** A figure as it is written, with its value in the quantity's base unit. */
export type Figure = {
  written: string;
  digits: string;
  quantity: string;
  value: number;
  /** What a number is multiplied with before this unit: 10,000 mu are 20/3 million m². */
  scale: number;
  unit: Unit;
};

type Spellings = Record<Locale, string[]>;

/** Between a number and its unit. */
const separators: Record<Locale, string> = { cn: '', en: '\u00A0', ru: '\u00A0' };

/** Each language shows its first spelling, unless `shownAs` says otherwise. */
const unit = (
  quantity: string,
  factor: number,
  spellings: Spellings,
  shownAs: Partial<Record<Locale, Shown>> = {},
): [string, Unit][] => {
  const shown = byLocale((locale) => ({ words: separators[locale] + (spellings[locale][0] ?? ''), factor }));
  return Object.values(spellings)
    .flat()
    .map((spelling) => [spelling, { quantity, factor, shown: { ...shown, ...shownAs } }]);
};

const hectare = 10_000;

/** Units by their spellings. A mu is 1/15 ha; the other languages write hectares. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...unit(
    'area',
    hectare / 15,
    { cn: ['亩'], en: ['mu'], ru: ['му'] },
    { en: { words: '\u00A0ha', factor: hectare }, ru: { words: '\u00A0га', factor: hectare } },
  ),
  ...unit('area', hectare, {
    cn: ['公顷'],
    en: ['ha', 'hectare', 'hectares'],
    ru: ['га', 'гектар', 'гектара', 'гектаров'],
  }),
  ...unit('area', 1, {
    cn: ['平方米', '平米', '㎡'],
    en: ['m²', 'm2', 'sq m'],
    ru: ['м²', 'м2', 'кв. м'],
  }),
  ...unit('area', 1_000_000, { cn: ['平方公里'], en: ['km²', 'km2'], ru: ['км²', 'км2'] }),
  ...unit('mass', 1, {
    cn: ['吨'],
    en: ['t', 'ton', 'tons', 'tonne', 'tonnes'],
    ru: ['т', 'тонна', 'тонны', 'тонн'],
  }),
  ...unit('mass', 0.001, { cn: ['公斤', '千克'], en: ['kg'], ru: ['кг'] }),
  ...unit('length', 1000, {
    cn: ['公里', '千米'],
    en: ['km', 'kilometre', 'kilometres', 'kilometer', 'kilometers'],
    ru: ['км'],
  }),
  ...unit('length', 1, { cn: ['米'], en: ['m', 'metre', 'metres', 'meter', 'meters'], ru: ['м'] }),
  ...unit('length', 0.001, { cn: ['毫米'], en: ['mm', 'millimetre', 'millimetres'], ru: ['мм'] }),
  ...unit('length', 0.01, { cn: ['厘米'], en: ['cm'], ru: ['см'] }),
  ...unit(
    'share',
    1,
    { cn: ['%', '％'], en: ['%', 'per cent', 'percent'], ru: ['%', 'процент', 'процента', 'процентов'] },
    { en: { words: '%', factor: 1 } },
  ),
  ...unit(
    'time',
    24,
    { cn: ['天'], en: ['days', 'day'], ru: ['день', 'дня', 'дней', 'сутки', 'суток'] },
    { ru: { words: '\u00A0дн.', factor: 24 } },
  ),
  ...unit('time', 1, { cn: ['小时', '个小时'], en: ['hours', 'h', 'hour'], ru: ['ч', 'час', 'часа', 'часов'] }),
  ...unit('duration', 1, {
    cn: ['分钟'],
    en: ['minutes', 'min', 'minute'],
    ru: ['мин', 'минута', 'минуты', 'минут'],
  }),
  ...unit('money', 1, { cn: ['元'], en: ['yuan', 'CNY', 'RMB'], ru: ['юаней', 'юань', 'юаня'] }),
  ...unit('temperature', 1, { cn: ['℃', '摄氏度'], en: ['°C'], ru: ['°С'] }),
]);

/** Words that multiply the number before them. */
const multiples: ReadonlyMap<string, number> = new Map([
  ['万', 1e4],
  ['亿', 1e8],
  ['万亿', 1e12],
  ['百万', 1e6],
  ['thousand', 1e3],
  ['million', 1e6],
  ['billion', 1e9],
  ['тыс.', 1e3],
  ['тысяч', 1e3],
  ['тысячи', 1e3],
  ['тысяча', 1e3],
  ['млн', 1e6],
  ['миллион', 1e6],
  ['миллиона', 1e6],
  ['миллионов', 1e6],
  ['млрд', 1e9],
  ['миллиард', 1e9],
  ['миллиарда', 1e9],
  ['миллиардов', 1e9],
]);

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const longestFirst = (words: Iterable<string>) =>
  [...words]
    .toSorted((a, b) => b.length - a.length)
    .map(escape)
    .join('|');

/** A Latin or Cyrillic unit ends with its word; a Chinese one is followed by anything. */
const wordEnd = /(?![a-zа-яё²³\d])/u.source;
const ofWords = (words: Iterable<string>) => {
  const all = [...words];
  const chinese = all.filter((word) => /\p{Script=Han}|[%％㎡℃]/u.test(word));
  const others = all.filter((word) => !chinese.includes(word));
  return `(?:${longestFirst(chinese)}|(?:${longestFirst(others)})${wordEnd})`;
};

const blank = String.raw`[\s\u00A0\u202F]`;
const number = String.raw`\d+(?:[\s\u00A0\u202F]\d{3})*(?:[.,]\d+)*`;
const figurePattern = new RegExp(
  String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,:/-])(${number})(?:${blank}?(${ofWords(multiples.keys())}))?(?:[-\s\u00A0\u202F]?(${ofWords(units.keys())}))?`,
  'giu',
);

/** Whether a comma is decimal. Elsewhere it separates thousands. */
const decimalComma: Record<Locale, boolean> = { cn: false, en: false, ru: true };

function valueOf(written: string, locale: Locale): number | undefined {
  const digits = written.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (decimalComma[locale]) {
    if (/[.]/.test(digits) && /,/.test(digits)) return undefined;
    return /^\d+(?:[.,]\d+)?$/.test(digits) ? Number(digits.replace(',', '.')) : undefined;
  }
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(',', ''));
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function plainText(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', '\u00A0')
    .normalize('NFC');
}

/** The figures with a known unit, in the order of the text. */
export function figuresOf(text: string, locale: Locale): Figure[] {
  const figures: Figure[] = [];
  for (const [written, digits = '', multiple, unitWord] of plainText(text).matchAll(figurePattern)) {
    const found = unitWord === undefined ? undefined : (units.get(unitWord) ?? units.get(unitWord.toLowerCase()));
    const value = valueOf(digits, locale);
    if (found === undefined || value === undefined) continue;
    const factor = multiple === undefined ? 1 : (multiples.get(multiple.toLowerCase()) ?? 1);
    const scale = factor * found.factor;
    const { quantity } = found;
    figures.push({ written: written.trim(), digits, quantity, value: value * scale, scale, unit: found });
  }
  return figures;
}

/** Figures that were converted are rounded: 192 mu are 12.8 ha. */
const tolerance = 0.02;

export function isSameFigure(a: Figure, b: Figure): boolean {
  if (a.quantity !== b.quantity) return false;
  return Math.abs(a.value - b.value) <= tolerance * Math.max(Math.abs(a.value), Math.abs(b.value));
}

/** No more digits than a converted figure is worth. */
const significantDigits = 5;

function formatted(value: number, locale: Locale): string {
  return formatNumber(locale, Number(value.toPrecision(significantDigits)));
}

/** The value of a figure in the words of another: 192亩, as `128 га` is written, is `12,8 га`. */
export function writtenLike(figure: Figure, like: Figure, locale: Locale): string {
  return like.written.replace(like.digits, formatted(figure.value / like.scale, locale));
}

/** Large numbers get a word in these languages. */
const largeNumbers: Record<Locale, readonly (readonly [number, string])[]> = {
  cn: [
    [1e8, '亿'],
    [1e4, '万'],
  ],
  en: [
    [1e9, ' billion'],
    [1e6, ' million'],
  ],
  ru: [
    [1e9, '\u00A0млрд'],
    [1e6, '\u00A0млн'],
  ],
};

/** The same figure as another language writes it. */
export function writtenIn(figure: Figure, locale: Locale): string {
  const { words, factor } = figure.unit.shown[locale];
  const value = figure.value / factor;
  const [scale, word] = largeNumbers[locale].find(([least]) => value >= least) ?? [1, ''];
  return `${formatted(value / scale, locale)}${word}${words}`;
}

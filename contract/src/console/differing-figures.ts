/**
 * Figures that differ between the languages of a text: 12.8 ha in one, 128 ha in another. Silent when unsure: figures
 * in words, and units that it does not know, are not compared.
 */
import { type Locale, localeNames } from '../locales.ts';

/** A figure as it is written, with its value in the quantity's base unit. */
type Figure = { written: string; quantity: string; value: number };

export type DifferingFigures = {
  /** Figures that the Chinese text has and this language does not have, and the other way round. */
  locale: Locale;
  missing: string[];
  unexpected: string[];
};

type Unit = { quantity: string; factor: number };

const unit = (quantity: string, factor: number, ...spellings: string[]) =>
  spellings.map((spelling): [string, Unit] => [spelling, { quantity, factor }]);

/** Units by their spellings, as multiples of a base unit. A mu is 1/15 ha. */
const units: ReadonlyMap<string, Unit> = new Map([
  ...unit('area', 10_000 / 15, '亩', 'mu', 'му'),
  ...unit('area', 10_000, '公顷', 'ha', 'hectare', 'hectares', 'га', 'гектар', 'гектара', 'гектаров'),
  ...unit('area', 1, '平方米', '平米', '㎡', 'm²', 'm2', 'sq m', 'м²', 'м2', 'кв. м'),
  ...unit('area', 1_000_000, '平方公里', 'km²', 'km2', 'км²', 'км2'),
  ...unit('mass', 1, '吨', 't', 'ton', 'tons', 'tonne', 'tonnes', 'т', 'тонна', 'тонны', 'тонн'),
  ...unit('mass', 0.001, '公斤', '千克', 'kg', 'кг'),
  ...unit('length', 1000, '公里', '千米', 'km', 'kilometre', 'kilometres', 'kilometer', 'kilometers', 'км'),
  ...unit('length', 1, '米', 'm', 'metre', 'metres', 'meter', 'meters', 'м'),
  ...unit('length', 0.001, '毫米', 'mm', 'millimetre', 'millimetres', 'мм'),
  ...unit('length', 0.01, '厘米', 'cm', 'см'),
  ...unit('share', 1, '%', '％', 'per cent', 'percent', 'процент', 'процента', 'процентов'),
  ...unit('time', 24, '天', 'day', 'days', 'день', 'дня', 'дней', 'сутки', 'суток'),
  ...unit('time', 1, '小时', '个小时', 'h', 'hour', 'hours', 'ч', 'час', 'часа', 'часов'),
  ...unit('duration', 1, '分钟', 'min', 'minute', 'minutes', 'мин', 'минута', 'минуты', 'минут'),
  ...unit('money', 1, '元', 'yuan', 'CNY', 'RMB', 'юань', 'юаня', 'юаней'),
  ...unit('temperature', 1, '℃', '°C', '°С', '摄氏度'),
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
const wordEnd = String.raw`(?![a-zа-яё²³\d])`;
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

/** A comma is decimal in Russian; elsewhere it separates thousands. */
function valueOf(written: string, locale: Locale): number | undefined {
  const digits = written.replaceAll(/[\s\u00A0\u202F]/g, '');
  if (locale === 'ru') {
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

/** All figures with a known unit; undefined if a number cannot be read. */
function figuresOf(text: string, locale: Locale): Figure[] {
  const figures: Figure[] = [];
  for (const [written, digits = '', multiple, unitWord] of plainText(text).matchAll(figurePattern)) {
    const found = unitWord === undefined ? undefined : (units.get(unitWord) ?? units.get(unitWord.toLowerCase()));
    const number = valueOf(digits, locale);
    if (found === undefined || number === undefined) continue;
    const factor = multiple === undefined ? 1 : (multiples.get(multiple.toLowerCase()) ?? 1);
    figures.push({ written: written.trim(), quantity: found.quantity, value: number * factor * found.factor });
  }
  return figures;
}

/** Figures that were converted are rounded: 192 mu are 12.8 ha. */
const tolerance = 0.02;

function isSame(a: Figure, b: Figure): boolean {
  if (a.quantity !== b.quantity) return false;
  return Math.abs(a.value - b.value) <= tolerance * Math.max(Math.abs(a.value), Math.abs(b.value));
}

function without(figures: readonly Figure[], others: readonly Figure[]): Figure[] {
  const left = [...others];
  return figures.filter((figure) => {
    const index = left.findIndex((other) => isSame(figure, other));
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/**
 * Compares the figures of each language with those of the Chinese text. A language is reported only if a figure of the
 * same quantity stands against another: a figure that is merely missing may be written in words.
 */
export function differingFigures(texts: Partial<Record<Locale, string>>): DifferingFigures[] {
  const { cn } = texts;
  if (cn === undefined || cn === '') return [];
  const source = figuresOf(cn, 'cn');
  return localeNames.flatMap((locale) => {
    const text = texts[locale];
    if (locale === 'cn' || text === undefined || text === '') return [];
    const translated = figuresOf(text, locale);
    const [missing, unexpected] = [without(source, translated), without(translated, source)];
    const quantities = new Set(
      missing.map(({ quantity }) => quantity).filter((name) => unexpected.some(({ quantity }) => quantity === name)),
    );
    if (quantities.size === 0) return [];
    const shown = (figures: readonly Figure[]) =>
      figures.filter(({ quantity }) => quantities.has(quantity)).map(({ written }) => written);
    return [{ locale, missing: shown(missing), unexpected: shown(unexpected) }];
  });
}

import { compareFigures, type ComparedFigure } from 'contract/console/differing-figures.ts';
import type { StaleText } from 'contract/console/stale-texts.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import type { Body } from '../body.ts';
import { type Indexes, textOfLeaf, textsAt } from '../text-at-path.ts';

/** A text beside its Chinese source. The field of a table has one for each cell whose source has changed. */
export type Cell = {
  indexes: Indexes;
  before: string;
  after: string;
  text: string;
  figures: readonly ComparedFigure[];
};

/** Inserts the facts that a text quotes. */
export type Fill = (text: string, locale: Locale) => string;

/** The cells of a stale field. `checked` is the Chinese value that the translation was checked against. */
export function cellsOf(
  body: Body,
  { field, locale }: Pick<StaleText, 'field' | 'locale'>,
  checked: unknown,
  fill: Fill,
): Cell[] {
  const sources = textsAt(body, field, defaultLocale);
  const cells = textsAt(body, field, locale).map(({ indexes, text }, index): Cell => {
    const after = fill(sources[index]?.text ?? '', defaultLocale);
    const before = checked === undefined ? after : fill(textOfLeaf(checked, indexes), defaultLocale);
    return { indexes, before, after, text, figures: compareFigures(after, fill(text, locale), locale) };
  });
  const changed = cells.filter(({ before, after }) => before !== after);
  return changed.length === 0 ? cells : changed;
}

import { type Locale, locales } from 'contract/locales.ts';
import { RowTag } from './row-tag.tsx';

/** The language of a conversation in a list. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const { tag, shortName } = locales[locale];
  return <RowTag lang={tag}>{shortName}</RowTag>;
}

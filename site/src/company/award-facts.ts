import type { Locale } from 'contract/locales.ts';
import type { Award } from 'contract/media/pictures.ts';
import type { PreviewedPicture } from '../parts/media/picture-preview.tsx';
import type { LangOf } from '../text/fallback-lang.ts';
import { formatDate } from '../text/format.ts';
import { useLocale, usePageText } from '../text/use-text.tsx';

type Facts = NonNullable<PreviewedPicture['facts']>;

/** What a certificate says, as names and values. */
export function useAwardFacts(): (award: Award, lang: LangOf<keyof Award>) => Facts {
  const text = usePageText('company').award;
  const locale = useLocale();
  return (award, lang) => [
    { name: text.number, value: award.number, lang: undefined },
    { name: text.issuer, value: award.issuer, lang: lang('issuer') },
    { name: text.scope, value: award.scope, lang: lang('scope') },
    { name: text.validity, value: validity(locale, award, text), lang: undefined },
  ];
}

type ValidityText = {
  between: (from: string, to: string) => string;
  since: (day: string) => string;
  until: (day: string) => string;
  unlimited: string;
};

function validity(locale: Locale, award: Award, text: ValidityText): string {
  const [from, to] = [award.from, award.to].map((day) => (day === null ? null : formatDate(locale, day)));
  if (!from) return to ? text.until(to) : text.unlimited;
  return to ? text.between(from, to) : text.since(from);
}

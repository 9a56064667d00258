import type { ContentKind } from 'contract/console/content-kinds.ts';
import { defaultLocale, isLocale, type Locale, localeNames } from 'contract/locales.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMediaQuery } from '../../parts/use-media-query.ts';
import { useLocale } from '../../text/use-language.ts';

export type EditorLayout = {
  /** The languages side by side. */
  columns: readonly Locale[];
  /** The language of the last column, which previews show. */
  language: Locale;
  isWide: boolean;
  /** Whether the preview stands beside the form. */
  isBeside: boolean;
  togglePreview: () => void;
  /** Undefined where there is room for one language only. */
  showCount: ((count: number) => void) | undefined;
  showLanguage: (locale: Locale) => void;
};

/** Which languages the editor shows side by side, and whether a preview stands beside them. */
export function useEditorLayout(kind: ContentKind, canPreview: boolean): EditorLayout {
  const ownLocale = useLocale();
  const [query] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 1280px)');
  const isNarrow = useMediaQuery('(max-width: 999px)');
  const [isPreviewOpen, setPreviewOpen] = useState(kind === 'composedPage' || kind === 'legalPage');
  const [shown, setShown] = useState(() => {
    const requested = query.get('language');
    const locale = isLocale(requested) ? requested : ownLocale;
    return isWide && isPreviewOpen ? [locale] : besideSource(locale);
  });
  const isBeside = canPreview && isWide && isPreviewOpen;
  const isSingle = isNarrow || isBeside;
  const columns = isSingle ? shown.slice(-1) : shown;
  return {
    columns,
    language: columns.at(-1) ?? defaultLocale,
    isWide,
    isBeside,
    togglePreview: () => setPreviewOpen(!isPreviewOpen),
    showCount: isSingle ? undefined : (count) => setShown(columnsOf(count, shown)),
    showLanguage: (locale) => setShown(columns.length === 1 ? [locale] : [defaultLocale, locale]),
  };
}

/** The source, and beside it a translation. */
function besideSource(locale: Locale): Locale[] {
  return [defaultLocale, locale === defaultLocale ? 'en' : locale];
}

function columnsOf(count: number, shown: readonly Locale[]): Locale[] {
  if (count === 3) return [...localeNames];
  if (count === 1) return [shown.at(-1) ?? defaultLocale];
  return besideSource(shown.find((locale) => locale !== defaultLocale) ?? 'en');
}

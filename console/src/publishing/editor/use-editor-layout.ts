import type { ContentItem } from 'contract/console/content-items.ts';
import type { ContentKind } from 'contract/console/content-kinds.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMediaQuery } from '../../parts/use-media-query.ts';
import { useLocale } from '../../text/use-language.ts';
import { type ColumnCount, columnsOf, firstShown, withLanguage } from './shown-languages.ts';

export type EditorLayout = {
  /** The languages side by side. */
  columns: readonly Locale[];
  count: ColumnCount;
  /** The language of a single column, which previews show. */
  language: Locale;
  isWide: boolean;
  /** Whether the preview stands beside the form. */
  isBeside: boolean;
  togglePreview: () => void;
  /** Undefined where there is room for one language only. */
  showCount: ((count: ColumnCount) => void) | undefined;
  showLanguage: (locale: Locale) => void;
};

/** Which languages the editor shows side by side, and whether a preview stands beside them. */
export function useEditorLayout(kind: ContentKind, item: ContentItem | undefined, canPreview: boolean): EditorLayout {
  const ownLocale = useLocale();
  const [query] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 1280px)');
  const isNarrow = useMediaQuery('(max-width: 999px)');
  const [isPreviewOpen, setPreviewOpen] = useState(kind === 'composedPage' || kind === 'legalPage');
  const [shown, setShown] = useState(() => {
    const written = localeNames.filter((locale) => item !== undefined && item.languages[locale].state !== 'missing');
    return firstShown(query.get('language'), ownLocale, written, isWide && isPreviewOpen ? 1 : 2);
  });
  const isBeside = canPreview && isWide && isPreviewOpen;
  const isSingle = isNarrow || isBeside;
  return {
    columns: columnsOf(isSingle ? { ...shown, count: 1 } : shown),
    count: shown.count,
    language: shown.language,
    isWide,
    isBeside,
    togglePreview: () => setPreviewOpen(!isPreviewOpen),
    showCount: isSingle ? undefined : (count) => setShown({ ...shown, count }),
    showLanguage: (locale) => setShown(withLanguage(shown, locale)),
  };
}

import { translatedLocales } from 'contract/console/content-items.ts';
import { listStaleTexts, type StaleText } from 'contract/console/stale-texts.ts';
import type { Locale } from 'contract/locales.ts';
import { useState } from 'react';
import { useRead } from '../../gateway/use-read.ts';
import { useListQuery } from '../../parts/lists/use-list-query.ts';
import { indexOfKey, staleKey } from './stale-key.ts';

const noTexts: readonly StaleText[] = [];

/** A text that is being saved, and the version of its item before. */
type Saving = { text: StaleText; version: number };

/** The queue, and which of its texts is open. What is done leaves the queue, and the next one follows. */
export function useStaleQueue() {
  const { filters, setFilters } = useListQuery(['language', 'at']);
  const locale = translatedLocales.find((known) => known === filters.language);
  const { data, failure, retry } = useRead(listStaleTexts, locale === undefined ? {} : { locale });
  const texts = data?.content ?? noTexts;
  const [lastIndex, setLastIndex] = useState(0);
  const [saving, setSaving] = useState<Saving>();
  const found = filters.at === undefined ? -1 : indexOfKey(texts, filters.at);
  const index = found >= 0 ? found : Math.max(0, Math.min(lastIndex, texts.length - 1));

  function open(next: number): void {
    const text = texts[next];
    if (text === undefined) return;
    setLastIndex(next);
    setFilters({ at: staleKey(text) });
  }

  return {
    texts,
    isRead: data !== undefined,
    failure,
    retry,
    total: data?.totalElements ?? 0,
    index,
    open,
    /** The open text is about to leave the queue. */
    keepPosition: () => setLastIndex(index),
    saving,
    /** While a text is saved. Afterwards its item has a later version. */
    setSaving,
    locale,
    chooseLocale: (chosen: Locale | undefined) => setFilters({ language: chosen, at: undefined }),
  };
}

export type StaleQueue = ReturnType<typeof useStaleQueue>;

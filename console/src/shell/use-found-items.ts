import { listPaths } from 'contract/console/content-list-paths.ts';
import { type FoundItem, searchContent } from 'contract/console/content-search.ts';
import { contentReaders } from 'contract/console/content-rights.ts';
import { holdsAnyPermission } from 'contract/console/permissions.ts';
import { type Locale, localeNames } from 'contract/locales.ts';
import { FileText } from 'lucide-react';
import { useNavigate } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { groupLabels } from '../content-kinds/field-labels.ts';
import { itemTitle } from '../content-kinds/item-title.ts';
import { useRead } from '../gateway/use-read.ts';
import { useDebounced } from '../parts/use-debounced.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import { matches, wordsOf } from './matching-words.tsx';
import { useVisibleNavigation } from './navigation.ts';
import type { Command } from './palette-commands.ts';
import { useSession } from './session.tsx';

/** Milliseconds after the last letter. */
const pause = 150;

type FoundItems = {
  commands: Command[];
  /** Matching items that are not among the commands. */
  more: number;
  isSearching: boolean;
  retry: (() => void) | undefined;
};

/** The items whose titles or numbers have the words, in any of the three languages. Nothing is searched without a text. */
export function useFoundItems(text: string): FoundItems {
  const texts = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const { permissions } = useSession();
  const entries = useVisibleNavigation().flatMap((group) => group.entries);
  const words = wordsOf(text);
  const searched = useDebounced(text.trim().slice(0, 100), pause);
  const isEnabled = words.length > 0 && searched !== '' && holdsAnyPermission(permissions, contentReaders);
  const { data, failure, isFetching, retry } = useRead(
    searchContent,
    { text: searched },
    { silent: true, enabled: isEnabled },
  );
  const isOlder = isFetching || searched !== text.trim();
  const found = (isEnabled && failure === undefined ? (data?.content ?? []) : []).filter(
    // Until the next answer, the last one is narrowed here.
    (item) => !isOlder || matches([...Object.values(item.titles), item.code, item.id].join('\n'), words),
  );
  return {
    commands: found.map((item) => {
      const group = item.group === null ? undefined : groupLabels(item.kind, texts)?.[item.group];
      const path = listPaths[item.kind];
      return {
        id: `item-${item.kind}-${item.id}`,
        icon: entries.find((entry) => entry.path !== '/' && path.startsWith(entry.path))?.icon ?? FileText,
        label: labelOf(item, locale, words) || texts.publishing.kinds[item.kind],
        hint: [item.code, texts.publishing.kinds[item.kind], group].filter(Boolean).join(' · '),
        run: () => void navigate(contentPath(item.kind, item.id)),
      };
    }),
    more: isOlder ? 0 : (data?.totalElements ?? 0) - (data?.content.length ?? 0),
    isSearching: isEnabled ? isOlder : words.length > 0 && searched !== text.trim(),
    retry: isEnabled && failure !== undefined && !isFetching ? retry : undefined,
  };
}

/** The title in the reader's language, and after it the one that was searched for. */
function labelOf({ titles }: FoundItem, own: Locale, words: readonly string[]): string {
  const title = itemTitle(titles, own);
  if (matches(title, words)) return title;
  const matching = localeNames.map((locale) => titles[locale]).find((other) => matches(other, words));
  return [title, matching].filter(Boolean).join(' · ');
}

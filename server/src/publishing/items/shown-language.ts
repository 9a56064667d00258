import { contentKinds } from 'contract/console/content-kinds.ts';
import { defaultLocale, type Locale } from 'contract/locales.ts';
import { shownState } from '../rules.ts';
import type { LanguageRow, StoredItem } from './store.ts';

/** Whether the draft differs from what is live, or from what is scheduled. As in lists/list.ts. */
function hasNewerDraft({ state, scheduledDigest, liveDigest }: LanguageRow, digest: string | undefined): boolean {
  return (state === 'live' || state === 'scheduled') && digest !== (scheduledDigest ?? liveDigest);
}

/** The state of a language as staff see it. */
export function shownLanguage(item: StoredItem, locale: Locale) {
  const language = item.languages[locale];
  // A record without any text has nothing to translate: its languages are what Chinese is. As in lists/list.ts.
  const hasNoTexts = item.writtenIn.length === 0 && contentKinds[item.kind].lifecycle === 'record';
  const { state } = hasNoTexts && language.state === 'unpublished' ? item.languages[defaultLocale] : language;
  return {
    state: shownState(state, hasNoTexts || item.writtenIn.includes(locale)),
    hasNewerDraft: hasNewerDraft(language, item.digests[locale]),
  };
}

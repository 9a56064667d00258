import type { LanguageState, LanguageSummary } from 'contract/console/content-items.ts';
import type { Catalogue } from '../text/cn/catalogue.ts';
import { formatInstant } from '../text/format.ts';

export type MarkShape = LanguageState | 'newerDraft' | 'ending';

type LanguageMarkWords = { shape: MarkShape; word: string; title: string };

/** Whether the site will show, or shows, a version that is older than the draft. */
function isEdited({ state, hasNewerDraft }: Pick<LanguageSummary, 'state' | 'hasNewerDraft'>): boolean {
  return (state === 'live' || state === 'scheduled') && hasNewerDraft;
}

/** The mark of one language of an item: the name of its shape, its word, and what its title adds. */
export function languageMarkWords(
  summary: LanguageSummary,
  { parts, publishing }: Pick<Catalogue, 'parts' | 'publishing'>,
): LanguageMarkWords {
  const { state, stale, goLiveAt, withdrawAt } = summary;
  const edits = isEdited(summary) ? publishing.newerDraft : undefined;
  // What is live stays so until its next version replaces it.
  const time = goLiveAt === null ? undefined : formatInstant(goLiveAt);
  const end = withdrawAt === null ? undefined : publishing.until(formatInstant(withdrawAt));
  const joined = (words: readonly (string | undefined)[]) => parts.list(words.filter((word) => word !== undefined));
  return {
    shape: edits !== undefined ? 'newerDraft' : time !== undefined ? 'scheduled' : end === undefined ? state : 'ending',
    word: stale
      ? publishing.stale
      : edits === undefined
        ? (time ?? end ?? publishing.states[state])
        : joined([time, edits]),
    title: joined([publishing.states[state], stale ? publishing.stale : undefined, edits, time, end]),
  };
}

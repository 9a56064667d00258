import type { Locale } from 'contract/locales.ts';
import type { HighlightedText, SearchResult, ResultKind } from 'contract/search.ts';
import { LocalizedText } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';
import { excerptOf, findMatches, highlight } from './highlights.ts';
import { pathOfEntry } from './result-paths.ts';
import type { FoundEntry } from './store.ts';

export function toSearchResult(
  kind: ResultKind,
  entry: FoundEntry,
  terms: readonly string[],
  locale: Locale,
): Unresolved<SearchResult> {
  const { title, body, titleHighlighted, bodyHighlighted } = entry;
  return {
    kind,
    path: pathOfEntry(kind, entry),
    title: withLanguage(highlight(title, findMatches(title, terms, titleHighlighted)), locale),
    excerpt: withLanguage(excerptOf(body, findMatches(body, terms, bodyHighlighted)), locale),
  };
}

/** Chinese texts are marked as a fallback in other languages (W17). */
function withLanguage(segments: HighlightedText, locale: Locale): Unresolved<HighlightedText> {
  const chinese = segments.some(({ text }) => /\p{Script=Han}/u.test(text));
  return segments.map(({ text, hit }) => ({ text: new LocalizedText(text, chinese ? 'cn' : locale), hit }));
}

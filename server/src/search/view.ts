import type { Locale } from 'contract/locales.ts';
import type { HighlightedText, SearchResult, ResultKind } from 'contract/search.ts';
import { beijingTimestamp } from '../database/beijing-time.ts';
import { LocalizedText } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';
import { type PictureRegistry, pictureNamed } from '../pictures/registry.ts';
import { excerptOf } from './excerpt.ts';
import { findMatches, highlight } from './highlights.ts';
import { pathOfEntry } from './result-paths.ts';
import type { FoundEntry } from './store.ts';

export function toSearchResult(
  kind: ResultKind,
  entry: FoundEntry,
  terms: readonly string[],
  locale: Locale,
  pictures: PictureRegistry,
): Unresolved<SearchResult> {
  const { title, body, titleHighlighted, bodyHighlighted, picture, publishedAt } = entry;
  const inTitle = findMatches(title, terms, titleHighlighted);
  return {
    kind,
    path: pathOfEntry(kind, entry),
    picture: picture === null ? null : pictureNamed(pictures, picture, locale),
    createTime: publishedAt === null ? null : beijingTimestamp(publishedAt),
    title: withLanguage(highlight(title, inTitle), locale),
    excerpt: withLanguage(excerptOf(body, findMatches(body, terms, bodyHighlighted), inTitle.length > 0), locale),
  };
}

/** Chinese texts are marked as a fallback in other languages (W17). */
function withLanguage(segments: HighlightedText, locale: Locale): Unresolved<HighlightedText> {
  const chinese = segments.some(({ text }) => /\p{Script=Han}/u.test(text));
  return segments.map(({ text, hit }) => ({ text: new LocalizedText(text, chinese ? 'cn' : locale), hit }));
}

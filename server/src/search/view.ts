import type { Locale } from 'contract/locales.ts';
import type { Hit, HitKind, Pieces } from 'contract/search.ts';
import { GivenText } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';
import { excerptOf, hitsIn, piecesOf } from './pieces.ts';
import { placeOf } from './places.ts';
import type { FoundEntry } from './store.ts';

export function viewHit(kind: HitKind, entry: FoundEntry, terms: readonly string[], locale: Locale): Unresolved<Hit> {
  const { title, body, titleMarked, bodyMarked } = entry;
  return {
    kind,
    path: placeOf(kind, entry),
    title: given(piecesOf(title, hitsIn(title, terms, titleMarked)), locale),
    excerpt: given(excerptOf(body, hitsIn(body, terms, bodyMarked)), locale),
  };
}

/** What reads as Chinese says so where another language was asked for (W17). */
function given(pieces: Pieces, locale: Locale): Unresolved<Pieces> {
  const chinese = pieces.some(({ text }) => /\p{Script=Han}/u.test(text));
  return pieces.map(({ text, hit }) => ({ text: new GivenText(text, chinese ? 'cn' : locale), hit }));
}

import type { ContentKind } from 'contract/console/content-kinds.ts';
import type { StateFilter, ContentRef } from 'contract/console/content-items.ts';
import { listContent } from 'contract/console/publishing.ts';
import type { Locale } from 'contract/locales.ts';
import { announceFailure } from '../gateway/announcements.ts';
import { call } from '../gateway/call.ts';

/** The largest page of a list. More than this is more than a file holds. */
const size = 1000;

/** What is not translated into a language, or whose source has changed since. */
const open: readonly StateFilter[] = ['missing', 'stale'];

/** All items of some kinds, or only those that wait for a translation. Undefined after a failure, which is announced. */
export async function itemsOfKinds(
  kinds: readonly ContentKind[],
  openIn: Locale | undefined,
): Promise<ContentRef[] | undefined> {
  const found = new Map<string, ContentRef>();
  for (const kind of kinds)
    for (const filter of openIn === undefined ? [{}] : open.map((state) => ({ state, locale: openIn }))) {
      const result = await call(listContent, { kind, page: 0, size, ...filter });
      if (!result.ok) {
        announceFailure(result.failure);
        return undefined;
      }
      for (const { id } of result.value.content) found.set(`${kind} ${id}`, { kind, id });
    }
  return [...found.values()];
}

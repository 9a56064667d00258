import type { ContentKind } from 'contract/console/content-kinds.ts';
import { listPaths } from 'contract/console/content-list-paths.ts';
import type { Locale } from 'contract/locales.ts';

/** The editor of an item, opened at a language. `new` is an item that is not saved yet. */
export function contentPath(kind: ContentKind, id: string, locale?: Locale): string {
  const path = `${listPaths[kind]}/item/${id}`;
  return locale === undefined ? path : `${path}?language=${locale}`;
}

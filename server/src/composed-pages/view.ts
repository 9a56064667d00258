import { type ComposedPage, page, type StoredPage } from 'contract/composed-pages.ts';
import type { Locale } from 'contract/locales.ts';
import { type ResolveContext, resolve } from '../content/resolve.ts';
import { writtenIn } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';

/** The languages that all headings are written in. Missing texts below them fall back to Chinese. */
export function languagesOf({ title, lead, sections }: Pick<StoredPage, 'title' | 'lead' | 'sections'>): Locale[] {
  return writtenIn([title, lead, ...sections.map((section) => section.title)]);
}

export function viewComposedPage(stored: StoredPage, context: ResolveContext): Unresolved<ComposedPage> {
  return { ...resolve(page, stored, context), languages: languagesOf(stored) };
}

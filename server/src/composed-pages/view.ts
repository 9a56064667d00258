import { type ComposedPage, page, type StoredPage } from 'contract/composed-pages.ts';
import type { Locale } from 'contract/locales.ts';
import type { Localized } from 'contract/localized.ts';
import { type ResolveContext, resolve } from '../content-fields/resolve.ts';
import { pickLocale, writtenIn } from '../database/localized.ts';
import type { Unresolved } from '../http/fallback.ts';

/** The languages that all headings are written in. Missing texts below them fall back to Chinese. */
export function languagesOf({ title, lead, sections }: Pick<StoredPage, 'title' | 'lead' | 'sections'>): Locale[] {
  return writtenIn([title, lead, ...sections.map((section) => section.title)]);
}

export function toComposedPage(
  stored: StoredPage & { consent: Localized | null },
  context: ResolveContext,
): Unresolved<ComposedPage> {
  const { consent } = stored;
  return {
    ...resolve(page, stored, context),
    languages: languagesOf(stored),
    consent: consent === null ? '' : pickLocale(consent, context.locale),
  };
}

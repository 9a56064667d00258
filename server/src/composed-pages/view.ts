import type { ComposedPage } from 'contract/composed-pages.ts';
import type { Locale } from 'contract/locales.ts';
import { give, type Localized, writtenIn } from '../database/localized.ts';
import { cleanRichText } from '../database/rich-text.ts';
import type { StoredBlock } from '../database/tables.ts';
import type { Unresolved } from '../http/fallback.ts';

type StoredPage = { name: string; version: string; title: Localized; lead: Localized; blocks: StoredBlock[] };

export function viewComposedPage(page: StoredPage, locale: Locale): Unresolved<ComposedPage> {
  return {
    name: page.name,
    version: page.version,
    title: give(page.title, locale),
    lead: give(page.lead, locale),
    blocks: page.blocks.map((block) => ({
      kind: block.kind,
      heading: give(block.heading, locale),
      body: cleanRichText(give(block.body, locale)),
    })),
    languages: writtenIn([page.title, ...page.blocks.map((block) => block.body)]),
  };
}

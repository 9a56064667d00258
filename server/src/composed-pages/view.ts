import type { ComposedPage } from 'contract/composed-pages.ts';
import type { Locale } from 'contract/locales.ts';
import { give, type Localized, writtenIn } from '../database/localized.ts';
import type { StoredSection } from '../database/stored-blocks.ts';
import type { Unresolved } from '../http/fallback.ts';
import { viewPicture } from '../pictures/registry.ts';
import { withFacts } from '../settings/facts.ts';
import { type Shown, viewBlock } from './view-block.ts';

type StoredPage = {
  name: string;
  version: string;
  title: Localized;
  lead: Localized;
  picture: string | null;
  sections: StoredSection[];
};

/** Where its headings are written; a text below them that is missing is shown in Chinese and says so. */
export function languagesOf({ title, lead, sections }: Pick<StoredPage, 'title' | 'lead' | 'sections'>): Locale[] {
  return writtenIn([title, lead, ...sections.map((section) => section.title)]);
}

export function viewComposedPage(page: StoredPage, shown: Shown, locale: Locale): Unresolved<ComposedPage> {
  const text = (stored: Localized) => give(withFacts(stored, shown.facts), locale);
  return {
    name: page.name,
    version: page.version,
    title: text(page.title),
    lead: text(page.lead),
    picture: page.picture === null ? null : viewPicture(shown.pictures, page.picture, locale),
    sections: page.sections.map((section) => ({
      name: section.name,
      title: text(section.title),
      lead: section.lead === null ? '' : text(section.lead),
      blocks: section.blocks.map((block) => viewBlock(block, shown, locale)),
    })),
    languages: languagesOf(page),
  };
}

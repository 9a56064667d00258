import type { ComposedPage } from 'contract/composed-pages.ts';
import type { Locale } from 'contract/locales.ts';
import type { Facts } from 'contract/settings.ts';
import { give, type Localized, writtenIn } from '../database/localized.ts';
import { pictureAddress } from '../database/picture-address.ts';
import type { StoredSection } from '../database/stored-blocks.ts';
import type { Unresolved } from '../http/fallback.ts';
import { withFacts } from './facts.ts';
import { viewBlock } from './view-block.ts';

type StoredPage = {
  name: string;
  version: string;
  title: Localized;
  lead: Localized;
  picture: string | null;
  sections: StoredSection[];
};

export function viewComposedPage(page: StoredPage, facts: Facts, locale: Locale): Unresolved<ComposedPage> {
  const text = (stored: Localized) => give(withFacts(stored, facts), locale);
  return {
    name: page.name,
    version: page.version,
    title: text(page.title),
    lead: text(page.lead),
    picture: page.picture === null ? null : pictureAddress(page.picture),
    sections: page.sections.map((section) => ({
      name: section.name,
      title: text(section.title),
      lead: section.lead === null ? '' : text(section.lead),
      blocks: section.blocks.map((block) => viewBlock(block, facts, locale)),
    })),
    languages: writtenIn([page.title, page.lead, ...page.sections.map(({ title }) => title)]),
  };
}

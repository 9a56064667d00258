import type { ComposedPage, ComposedSection as Section } from 'contract/composed-pages.ts';
import type { ReactNode } from 'react';
import { foreignLang } from '../text/foreign.ts';
import { BlocksLater } from './blocks/blocks-later.ts';
import styles from './composed-section.module.css';
import layout from './layout.module.css';
import { NamedSection } from './named-section.tsx';
import { Opener } from './opener.tsx';

type SectionOf = {
  page: { data: ComposedPage; fallback?: string[] | undefined };
  section: Section;
  /** Its place among the page's sections, from 0. */
  place: number;
};

type ComposedSectionProps = SectionOf & {
  /** Another air around it than usual. */
  className?: string | undefined;
};

/** A section of a composed page with its blocks. */
export function ComposedSection({ page, section, place, className = styles.section }: ComposedSectionProps) {
  return (
    <NamedSection name={section.name} className={`${layout.page} ${className}`}>
      <SectionOpener
        page={page}
        section={section}
        place={place}
        name={<span lang={foreignLang(page, '/data/title')}>{page.data.title}</span>}
      />
      <div className={styles.blocks}>
        <BlocksLater.Later blocks={section.blocks} told={page} at={`/data/sections/${place}/blocks`} level={3} />
      </div>
    </NamedSection>
  );
}

type SectionOpenerProps = SectionOf & {
  /** The page's head is mostly its first part, so its first section is “02”. */
  first?: number;
  name: ReactNode;
};

export function SectionOpener({ page, section, place, first = 2, name }: SectionOpenerProps) {
  const lang = (field: string) => foreignLang(page, `/data/sections/${place}/${field}`);
  return (
    <Opener
      index={String(first + place).padStart(2, '0')}
      name={name}
      title={<span lang={lang('title')}>{section.title}</span>}
      say={section.lead === '' ? undefined : <p lang={lang('lead')}>{section.lead}</p>}
      id={`${section.name}-title`}
    />
  );
}

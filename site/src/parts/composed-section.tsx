import type { ComposedPage, ComposedSection as Section } from 'contract/composed-pages.ts';
import { foreignLang } from '../text/foreign.ts';
import { BlocksLater } from './blocks/blocks-later.ts';
import styles from './composed-section.module.css';
import layout from './layout.module.css';
import { NamedSection } from './named-section.tsx';
import { Opener } from './opener.tsx';

type ComposedSectionProps = {
  page: { data: ComposedPage; fallback?: string[] | undefined };
  section: Section;
  /** Its place among the page's sections, from 0. */
  place: number;
  /** Another air around it than usual. */
  className?: string | undefined;
};

/** The page's head is its first part, so the first section is “02”. */
export function ComposedSection({ page, section, place, className = styles.section }: ComposedSectionProps) {
  const at = `/data/sections/${place}`;
  return (
    <NamedSection name={section.name} className={`${layout.page} ${className}`}>
      <Opener
        index={String(place + 2).padStart(2, '0')}
        name={<span lang={foreignLang(page, '/data/title')}>{page.data.title}</span>}
        title={<span lang={foreignLang(page, `${at}/title`)}>{section.title}</span>}
        say={section.lead === '' ? undefined : <p lang={foreignLang(page, `${at}/lead`)}>{section.lead}</p>}
        id={`${section.name}-title`}
      />
      <div className={styles.blocks}>
        <BlocksLater.Later blocks={section.blocks} told={page} at={`${at}/blocks`} />
      </div>
    </NamedSection>
  );
}

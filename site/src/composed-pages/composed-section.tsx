import type { ComposedSection as Section } from 'contract/composed-pages.ts';
import { BlocksLater } from '../parts/blocks/blocks-later.ts';
import layout from '../parts/layout.module.css';
import { NamedSection } from '../parts/named-section.tsx';
import { Opener } from '../parts/opener.tsx';
import { foreignLang } from '../text/foreign.ts';
import type { ComposedData } from './composed-loader.ts';
import styles from './composed-section.module.css';

type ComposedSectionProps = {
  page: ComposedData;
  section: Section;
  /** Its place among the page's sections, from 0. */
  place: number;
};

/** The page's head is its first part, so the first section is “02”. */
export function ComposedSection({ page, section, place }: ComposedSectionProps) {
  const at = `/data/sections/${place}`;
  return (
    <NamedSection name={section.name} className={`${layout.page} ${styles.section}`}>
      <Opener
        index={String(place + 2).padStart(2, '0')}
        name={<span lang={foreignLang(page, '/data/title')}>{page.data.title}</span>}
        title={<span lang={foreignLang(page, `${at}/title`)}>{section.title}</span>}
        say={section.lead === '' ? undefined : <p lang={foreignLang(page, `${at}/lead`)}>{section.lead}</p>}
        id={`${section.name}-title`}
      />
      <div className={styles.blocks}>
        <BlocksLater.Later blocks={section.blocks} told={page} at={`${at}/blocks`} level={3} />
      </div>
    </NamedSection>
  );
}

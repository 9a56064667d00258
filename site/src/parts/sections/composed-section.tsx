import type { ComposedPage, ComposedSection as Section } from 'contract/composed-pages.ts';
import type { ReactNode } from 'react';
import { DarkBand } from '../blocks/dark-band.tsx';
import { DeferredBlocks } from '../blocks/deferred-blocks.ts';
import { ComposedHeader } from './composed-header.tsx';
import styles from './composed-section.module.css';
import primitives from '../primitives.module.css';
import { NamedSection } from './named-section.tsx';

type ComposedSectionProps = {
  page: { data: ComposedPage; fallback?: string[] | undefined };
  section: Section;
  /** The index among the page's sections, from 0. */
  index: number;
  /** Beside its label; without it the index plus one, if the page has several sections. */
  number?: number | undefined;
  /** Replaces the default spacing. */
  className?: string | undefined;
  /** Below the title, on a dark ground with it. */
  drawing?: ReactNode;
  /** All of it on a dark ground. */
  isDark?: boolean | undefined;
};

export function ComposedSection({
  page,
  section,
  index,
  number = page.data.sections.length > 1 ? index + 1 : undefined,
  className = styles.section,
  drawing,
  isDark = false,
}: ComposedSectionProps) {
  const at = `/data/sections/${index}`;
  const header = <ComposedHeader of={section} response={page} at={at} number={number} id={`${section.name}-title`} />;
  const startsDark = drawing === undefined && !isDark && hasDarkBand(section.blocks[0]);
  const blocks = (
    <div className={`${styles.blocks} ${primitives.stack}`} data-dark={startsDark || undefined}>
      <DeferredBlocks.Component blocks={section.blocks} response={page} at={`${at}/blocks`} />
    </div>
  );
  return (
    <NamedSection name={section.name} className={`${primitives.page} ${className}`}>
      {isDark ? (
        <DarkBand>
          {header}
          {blocks}
        </DarkBand>
      ) : (
        <>
          {drawing || startsDark ? (
            <DarkBand>
              {header}
              {drawing}
            </DarkBand>
          ) : (
            header
          )}
          {blocks}
        </>
      )}
    </NamedSection>
  );
}

/** Routes and schedules have a dark band of their own. A heading would separate it from the section's. */
function hasDarkBand(block: Section['blocks'][number] | undefined): boolean {
  return block?.kind === 'routes' || (block?.kind === 'schedule' && block.heading === '');
}

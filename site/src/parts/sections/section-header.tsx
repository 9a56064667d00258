import type { ReactNode } from 'react';
import { LineBreakText } from '../../text/line-break-text.tsx';
import primitives from '../primitives.module.css';
import styles from './section-header.module.css';

/** The index above the title of a section: “04”. */
export function sectionIndex(number: number): string {
  return String(number).padStart(2, '0');
}

type SectionHeaderProps = {
  /** “01”, beside a name. A page's header over a picture has none, and neither has a section without a name. */
  index?: string | undefined;
  /** A short text beside the index, where it does not repeat the page's title. */
  name?: ReactNode;
  title: ReactNode;
  /** One short paragraph. */
  lead?: ReactNode;
  level?: 1 | 2;
  id?: string;
};

/** The header of a section, or of a page with level 1: index, hairline, title and lead. */
export function SectionHeader({ index, name, title, lead, level = 2, id }: SectionHeaderProps) {
  const Title = level === 1 ? 'h1' : 'h2';
  return (
    <header className={`${styles.header} ${primitives.grid}`}>
      <p
        className={`${styles.index} ${primitives.label} ${primitives.quiet} ${primitives.row} ${primitives.fullWidth}`}
      >
        {index === undefined ? null : <b>{index}</b>}
        {name}
      </p>
      <Title className={styles.title} id={id}>
        <LineBreakText>{title}</LineBreakText>
      </Title>
      {lead && (
        <div className={`${styles.lead} ${primitives.quiet}`}>
          {typeof lead === 'string' ? (
            <p>
              <LineBreakText>{lead}</LineBreakText>
            </p>
          ) : (
            lead
          )}
        </div>
      )}
    </header>
  );
}

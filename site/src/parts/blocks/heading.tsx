import type { ReactNode } from 'react';
import type { HeadingLevel, LangOf } from './block-props.ts';
import styles from './heading.module.css';

type HeadingProps = {
  level: HeadingLevel;
  className?: string | undefined;
  lang: 'zh-Hans' | undefined;
  children: ReactNode;
};

export function Heading({ level, className, lang, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} lang={lang}>
      {children}
    </Tag>
  );
}

type Headed = { heading: string };

/** A block's own heading; nothing where it has none. */
export function BlockHeading({ block, lang, level }: { block: Headed; lang: LangOf; level: HeadingLevel }) {
  return block.heading === '' ? null : (
    <Heading level={level} className={styles.heading} lang={lang('/heading')}>
      {block.heading}
    </Heading>
  );
}

/** The level of the headings inside a block: no level is left out where the block itself has no heading. */
export function levelInside(block: Headed, level: 2 | 3): HeadingLevel {
  if (block.heading === '') return level;
  return level === 2 ? 3 : 4;
}

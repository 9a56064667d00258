import primitives from '../primitives.module.css';
import type { HeadingLevel } from './block-props.ts';
import styles from './heading.module.css';
import type { LangOf } from '../../text/fallback-lang.ts';
import { EagerLineBreakText } from '../../text/eager-line-break-text.tsx';

type HeadingProps = {
  level: HeadingLevel;
  className?: string | undefined;
  lang: 'zh-Hans' | undefined;
  children: string;
};

export function Heading({ level, className, lang, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} lang={lang}>
      <EagerLineBreakText lang={lang}>{children}</EagerLineBreakText>
    </Tag>
  );
}

type WithHeading = { heading: string };

/** The heading of a block, or nothing when it has none. */
export function BlockHeading({ block, lang, level }: { block: WithHeading; lang: LangOf; level: HeadingLevel }) {
  return block.heading === '' ? null : (
    <Heading level={level} className={`${styles.heading} ${primitives.heading}`} lang={lang('/heading')}>
      {block.heading}
    </Heading>
  );
}

/** The level of headings inside a block. It skips no level when the block itself has no heading. */
export function levelInside(block: WithHeading, level: 2 | 3): HeadingLevel {
  if (block.heading === '') return level;
  return level === 2 ? 3 : 4;
}

import type { LanguageSummary } from 'contract/console/content-items.ts';
import type { ReactNode } from 'react';
import { useTexts } from '../text/use-language.ts';
import styles from './language-mark.module.css';
import { languageMarkWords, type MarkShape } from './language-mark-words.ts';

const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.4 };

/** Each state is a shape of its own, so that a column is readable without colour. */
const shapes: Record<MarkShape, ReactNode> = {
  missing: <circle cx="7" cy="7" r="4.6" {...stroke} strokeDasharray="2 1.8" />,
  draft: <circle cx="7" cy="7" r="4.6" {...stroke} />,
  scheduled: (
    <g {...stroke}>
      <circle cx="7" cy="7" r="5.2" />
      <path d="M7 4v3.2l2 1.2" />
    </g>
  ),
  live: <circle cx="7" cy="7" r="4.5" fill="currentColor" />,
  ending: (
    <g>
      <circle cx="7" cy="7" r="5.8" fill="currentColor" />
      <path d="M7 3.8v3.4l2.2 1.3" fill="none" stroke="var(--color-surface)" strokeWidth="1.4" />
    </g>
  ),
  newerDraft: (
    <g>
      <circle cx="7" cy="7" r="5.2" {...stroke} />
      <circle cx="7" cy="7" r="2.4" fill="currentColor" />
    </g>
  ),
  withdrawn: (
    <g {...stroke}>
      <circle cx="7" cy="7" r="4.8" />
      <path d="M3.6 10.4l6.8-6.8" />
    </g>
  ),
};

export function LanguageShape({ state }: { state: MarkShape }) {
  return (
    <svg width="13" height="13" viewBox="0 0 14 14" className={styles.mark} aria-hidden="true">
      {shapes[state]}
    </svg>
  );
}

/** The diamond that says that the Chinese source has changed. It comes on top of any state. */
export function StaleDiamond() {
  return (
    <svg width="10" height="10" viewBox="0 0 14 14" className={styles.diamond} aria-hidden="true">
      <path d="M7 .9l6.1 6.1L7 13.1.9 7z" fill="currentColor" />
    </svg>
  );
}

/** The state of one language of an item in a list: a shape, a word, and the diamond of a stale translation. */
export function LanguageMark({ summary, isShort = false }: { summary: LanguageSummary; isShort?: boolean }) {
  const { state, stale } = summary;
  const { shape, word, title } = languageMarkWords(summary, useTexts());
  return (
    <span
      className={isShort ? `${styles.state} ${styles.isShort}` : styles.state}
      data-state={state}
      {...(stale && { 'data-stale': '' })}
      title={title}
    >
      <LanguageShape state={shape} />
      <span className={styles.word}>{word}</span>
      {stale ? <StaleDiamond /> : null}
    </span>
  );
}

import { defaultLocale } from 'contract/locales.ts';
import { Fragment } from 'react';
import { formatInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { changedParagraphs } from '../editor/changed-paragraphs.ts';
import { MarkedParts, partsOf, plainText } from '../versions/word-difference.tsx';
import type { Cell } from './cells.ts';
import styles from './stale-texts.module.css';

/** The Chinese paragraphs that have changed: as they were when the translation was checked, and as they are. */
export function SourceThenAndNow({ cells, changedAt }: { cells: readonly Cell[]; changedAt: string | null }) {
  const { publishing, staleTexts } = useTexts();
  const changes = cells.flatMap(({ before, after }) => changedParagraphs(plainText(before), plainText(after)));
  return (
    <div className={styles.source}>
      <h2>{publishing.panel.sourceThen}</h2>
      <h2>
        {publishing.panel.sourceNow}
        {changedAt === null ? null : <span> {formatInstant(changedAt)}</span>}
      </h2>
      {changes.map(({ before, after }) => {
        const parts = partsOf(before, after, defaultLocale);
        return (
          <Fragment key={`${before} ${after}`}>
            {before === '' ? (
              <p>{staleTexts.wasEmpty}</p>
            ) : (
              <MarkedParts parts={parts.filter(({ added }) => !added)} locale={defaultLocale} />
            )}
            <MarkedParts parts={parts.filter(({ removed }) => !removed)} locale={defaultLocale} />
          </Fragment>
        );
      })}
    </div>
  );
}

import { defaultLocale } from 'contract/locales.ts';
import { formatInstant } from '../../text/format.ts';
import { useTexts } from '../../text/use-language.ts';
import { MarkedParts, partsOf, plainText } from '../versions/word-difference.tsx';
import { changedParagraphs } from './changed-paragraphs.ts';
import styles from './source-comparison.module.css';

/** The Chinese paragraphs that have changed since a translation was checked: as they were, and as they are. */
export function SourceComparison({
  before,
  after,
  changedAt,
}: {
  before: string;
  after: string;
  changedAt: string | null;
}) {
  const { panel } = useTexts().publishing;
  const changes = changedParagraphs(plainText(before), plainText(after));
  return (
    <div className={styles.sides}>
      <h3>{panel.sourceThen}</h3>
      <h3>
        {panel.sourceNow}
        {changedAt === null ? null : <small> {formatInstant(changedAt)}</small>}
      </h3>
      {changes.map((change) => {
        const parts = partsOf(change.before, change.after, defaultLocale);
        return [
          <MarkedParts
            key={`${change.before} before`}
            parts={parts.filter(({ added }) => !added)}
            locale={defaultLocale}
          />,
          <MarkedParts
            key={`${change.after} after`}
            parts={parts.filter(({ removed }) => !removed)}
            locale={defaultLocale}
          />,
        ];
      })}
    </div>
  );
}

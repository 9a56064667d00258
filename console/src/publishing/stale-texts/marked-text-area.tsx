import type { ComparedFigure } from 'contract/console/differing-figures.ts';
import { type Locale, locales } from 'contract/locales.ts';
import { figureParts } from './marked-figures.ts';
import styles from './marked-text-area.module.css';

/** A field for a plain text, whose figures are marked. A field cannot mark parts of its text, so a copy lies behind. */
export function MarkedTextArea({
  label,
  locale,
  text,
  figures,
  isReadOnly,
  onChange,
}: {
  label: string;
  locale: Locale;
  text: string;
  figures: readonly ComparedFigure[];
  isReadOnly: boolean;
  onChange: (text: string) => void;
}) {
  return (
    <div className={styles.field} lang={locales[locale].tag}>
      <div className={styles.marks} aria-hidden="true">
        {figureParts(text, figures).map(({ text: part, figure }, index) =>
          figure === undefined ? (
            part
          ) : (
            <mark key={`${index} ${part}`} data-figure={figure}>
              {part}
            </mark>
          ),
        )}
      </div>
      <textarea
        aria-label={label}
        rows={2}
        readOnly={isReadOnly}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}

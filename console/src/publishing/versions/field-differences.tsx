import type { FieldDifference } from 'contract/console/content-items.ts';
import { defaultLocale, isLocale, locales } from 'contract/locales.ts';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './field-differences.module.css';
import { WordDifference } from './word-difference.tsx';

/** What two states of an item have different, field by field. */
export function FieldDifferences({ fields }: { fields: readonly FieldDifference[] }) {
  const texts = useTexts();
  return (
    <dl className={styles.fields}>
      {fields.map(({ field, locale, before, after }) => (
        <div key={`${field} ${locale}`}>
          <dt>
            {locale === null
              ? fieldLabel(field, texts)
              : texts.parts.inLanguage(fieldLabel(field, texts), locales[locale].ownName)}
          </dt>
          <dd>
            <WordDifference
              before={printable(before)}
              after={printable(after)}
              locale={isLocale(locale) ? locale : defaultLocale}
            />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A value as text, for a difference. */
export function printable(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

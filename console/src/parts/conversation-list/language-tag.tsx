import { type Locale, locales } from 'contract/locales.ts';
import styles from './language-tag.module.css';

/** The language of a conversation in a list. */
export function LanguageTag({ locale }: { locale: Locale }) {
  const { tag, shortName } = locales[locale];
  return (
    <span className={styles.language} lang={tag}>
      {shortName}
    </span>
  );
}

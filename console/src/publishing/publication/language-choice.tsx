import { Checkbox } from 'antd';
import { type Locale, localeNames, locales } from 'contract/locales.ts';
import type { ReactNode } from 'react';
import styles from './publish-dialog.module.css';

/** The languages in which something is published or withdrawn, each with what is said about it. */
export function LanguageChoice({
  chosen,
  choose,
  isPossible,
  children,
}: {
  chosen: readonly Locale[];
  choose: (locales: readonly Locale[]) => void;
  isPossible: (locale: Locale) => boolean;
  children: (locale: Locale) => ReactNode;
}) {
  function toggle(toggled: Locale, isChosen: boolean): void {
    choose(localeNames.filter((locale) => (locale === toggled ? isChosen : chosen.includes(locale))));
  }
  return (
    <div className={styles.languages}>
      {localeNames.map((locale) => (
        <div key={locale} className={styles.language}>
          <Checkbox
            checked={chosen.includes(locale)}
            disabled={!isPossible(locale)}
            onChange={({ target }) => toggle(locale, target.checked)}
          >
            <b lang={locales[locale].tag}>{locales[locale].ownName}</b>
          </Checkbox>
          {children(locale)}
        </div>
      ))}
    </div>
  );
}

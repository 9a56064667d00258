import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { plainAddress } from 'contract/paths.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import { writeSession } from '../session.ts';
import { useLocale, useText } from '../text/use-text.tsx';
import styles from './language-menu.module.css';

/** The languages behind a button. The popover needs no script: light dismissal, Escape and focus are the browser's. */
export function LanguageMenu() {
  const text = useText().shell;
  const locale = useLocale();
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.button}
        popoverTarget="languages"
        aria-label={`${text.language}: ${locales[locale].shortName}`}
      >
        {locales[locale].shortName}
        <Icon name="down" size="small" />
      </button>
      <div id="languages" className={styles.popover} popover="auto">
        <LanguageList />
      </div>
    </div>
  );
}

/** For the drawer: all three side by side. */
export function LanguageSegments() {
  return (
    <div className={styles.segments}>
      <LanguageList />
    </div>
  );
}

/**
 * Links to the same page in each language, which work without scripts. In the application behind `#` the address keeps no
 * language: there a click stores it and loads anew (P2).
 */
function LanguageList() {
  const text = useText().shell;
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ul className={styles.list} aria-label={text.language}>
      {localeNames.map((locale) => (
        <li key={locale}>
          <a
            className={styles.link}
            href={plainAddress(locale, pathname + search)}
            hrefLang={locales[locale].tag}
            lang={locales[locale].tag}
            aria-current={locale === current ? 'true' : undefined}
            onClick={(event) => choose(event, locale)}
          >
            {locales[locale].ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}

function choose(event: MouseEvent, locale: Locale): void {
  const kept = writeSession('language', locale);
  const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
  // What is not kept would be forgotten by the reload: then the link leads to its plain address.
  if (document.documentElement.dataset['mode'] !== 'hash' || elsewhere || !kept) return;
  event.preventDefault();
  location.reload();
}

import { type Locale, localeNames, locales } from 'contract/locales.ts';
import { localePath } from 'contract/urls/paths.ts';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { setSessionItem } from '../browser/session-storage.ts';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useLocale, useText } from '../text/use-text.tsx';
import styles from './language-menu.module.css';

/** A native popover with the languages. Light dismissal, Escape and focus need no script. */
export function LanguageMenu() {
  const text = useText().shell;
  const locale = useLocale();
  return (
    <div className={`${styles.menu} ${primitives.screenOnly}`}>
      <button
        type="button"
        className={`${styles.button} ${primitives.tiny} ${primitives.row}`}
        popoverTarget="languages"
        aria-label={`${text.language}: ${locales[locale].shortName}`}
      >
        {locales[locale].shortName}
        <Icon name="down" size="small" />
      </button>
      <div id="languages" className={`${styles.popover} ${primitives.panel}`} popover="auto">
        <LanguageList />
      </div>
    </div>
  );
}

/** For the drawer: all three languages side by side. */
export function LanguageSegments() {
  return (
    <div className={styles.segments}>
      <LanguageList />
    </div>
  );
}

/**
 * Links to the same page in each language, which work without scripts. In hash mode the URL has no language, so a
 * click stores it and reloads (P2).
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
            className={`${styles.link} ${primitives.smallSize} ${primitives.quiet} ${primitives.row} ${primitives.link}`}
            href={localePath(locale, pathname + search)}
            hrefLang={locales[locale].tag}
            lang={locales[locale].tag}
            aria-current={locale === current ? 'true' : undefined}
            onClick={(event) => chooseLanguage(event, locale)}
          >
            {locales[locale].ownName}
          </a>
        </li>
      ))}
    </ul>
  );
}

function chooseLanguage(event: MouseEvent, locale: Locale): void {
  const isStored = setSessionItem('language', locale);
  const opensNewWindow = event.ctrlKey || event.metaKey || event.shiftKey;
  // If the browser cannot store the language, a reload would lose it, so the link opens the URL with the language.
  if (document.documentElement.dataset['mode'] !== 'hash' || opensNewWindow || !isStored) return;
  event.preventDefault();
  location.reload();
}

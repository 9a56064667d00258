import type { StateFilter } from 'contract/console/content-items.ts';
import { formatNumber } from 'contract/format-number.ts';
import { defaultLocale, type Locale, localeNames, locales } from 'contract/locales.ts';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { LanguageShape, StaleDiamond } from '../language-mark.tsx';
import styles from './coverage.module.css';
import type { StateCounts } from './state-filter.tsx';

/** What waits in a language, most urgent first. */
const waiting = ['stale', 'missing', 'draft'] as const;

/** How much of all content is on the site in each language. A count of what waits lists it. */
export function Coverage({
  coverage,
  show,
}: {
  coverage: Readonly<Record<Locale, StateCounts>>;
  show: (language: Locale, state: StateFilter) => void;
}) {
  const { publishing } = useTexts();
  const own = useLocale();
  return (
    <div className={styles.languages}>
      {localeNames.map((locale) => {
        const counts = coverage[locale];
        const share = (count: number) => `${(100 * Math.max(0, count)) / Math.max(1, counts.all)}%`;
        return (
          <section key={locale} className={styles.language} aria-label={locales[locale].ownName}>
            <h2 lang={locales[locale].tag}>{locales[locale].ownName}</h2>
            <p>
              <b>{formatNumber(own, counts.live)}</b> / {formatNumber(own, counts.all)}
            </p>
            <div className={styles.bar} aria-hidden="true">
              <div style={{ width: share(counts.live - counts.stale) }} />
              <div className={styles.stale} style={{ width: share(counts.stale) }} />
            </div>
            <div className={styles.waiting}>
              {locale === defaultLocale
                ? publishing.source
                : waiting
                    .filter((state) => counts[state] > 0)
                    .map((state) => (
                      <button key={state} type="button" onClick={() => show(locale, state)}>
                        {state === 'stale' ? <StaleDiamond /> : <LanguageShape state={state} />}
                        {publishing.filters[state]} {formatNumber(own, counts[state])}
                      </button>
                    ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

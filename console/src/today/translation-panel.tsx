import { listTranslations } from 'contract/console/publishing.ts';
import { formatNumber } from 'contract/format-number.ts';
import { localeNames, locales } from 'contract/locales.ts';
import { Link } from 'react-router';
import { useRead } from '../gateway/use-read.ts';
import { LoadingRows } from '../parts/loading/loading-rows.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { LanguageShape, StaleDiamond } from '../publishing/language-mark.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './today.module.css';

const waiting = ['stale', 'missing', 'draft', 'newerDraft'] as const;

/** How much of all content is on the site in each language, and the ways to what waits. */
export function TranslationPanel() {
  const { today, publishing } = useTexts();
  const own = useLocale();
  const { data } = useRead(listTranslations, { page: 0, size: 1 }, { silent: true });
  return (
    <Panel isFlush title={today.languages} end={<Link to="/translations">{publishing.translationsTitle}</Link>}>
      {data === undefined ? (
        <LoadingRows rows={3} />
      ) : (
        <ul className={styles.languages}>
          {localeNames.map((locale) => {
            const counts = data.coverage[locale];
            const shown = waiting.filter((state) => counts[state] > 0);
            return (
              <li key={locale}>
                <span lang={locales[locale].tag}>{locales[locale].ownName}</span>
                <span>
                  <b>{formatNumber(own, counts.live)}</b> / {formatNumber(own, counts.all)}
                </span>
                <div>
                  {shown.length === 0 ? today.upToDate : null}
                  {shown.map((state) => (
                    <Link key={state} to={`/translations?language=${locale}&state=${state}`}>
                      {state === 'stale' ? <StaleDiamond /> : <LanguageShape state={state} />}
                      {publishing.filters[state]} {formatNumber(own, counts[state])}
                    </Link>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      )}
    </Panel>
  );
}

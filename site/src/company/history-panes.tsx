import type { HistoryEntry } from 'contract/company.ts';
import { useId, useState } from 'react';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { fallbackLang, type WithFallback } from '../text/fallback-lang.ts';
import { EagerLineBreakText } from '../text/eager-line-break-text.tsx';
import { usePageText } from '../text/use-text.tsx';
import primitives from '../parts/primitives.module.css';
import styles from './history-panes.module.css';
import { HistoryScale } from './history-scale.tsx';
import { panesOf, yearOf } from './history-entries.ts';

/**
 * Wide screens show panes of three years with a scale. Phones list the landmark years, and all years on request. Print
 * and pages without scripts list all years.
 */
export function HistoryPanes({ history }: { history: WithFallback<HistoryEntry[]> }) {
  const id = useId();
  const text = usePageText('company').history;
  const [shown, setShown] = useState(0);
  const [all, setAll] = useState(false);
  const panes = panesOf(history.data);
  return (
    <>
      <HistoryScale panes={panes} shown={shown} onShow={setShown} controls={id} />
      <div id={id} className={styles.panes} data-landmarks-only={all ? undefined : true} aria-live="polite">
        {panes.map((pane, index) => (
          <ol key={yearOf(pane[0])} className={styles.pane} data-collapsed={index === shown ? undefined : true}>
            {pane.map((entry) => (
              <li
                key={entry.companyContentNo}
                className={styles.entry}
                data-landmark={isLandmark(history.data, entry) || undefined}
              >
                <h3 className={styles.year}>{yearOf(entry)}</h3>
                <p className={styles.text}>
                  <EagerLineBreakText
                    lang={fallbackLang(history, `/data/${history.data.indexOf(entry)}/companyContent`)}
                  >
                    {entry.companyContent}
                  </EagerLineBreakText>
                </p>
              </li>
            ))}
          </ol>
        ))}
      </div>
      <div className={`${primitives.notOnDesktop} ${primitives.needsScripts} ${primitives.screenOnly}`}>
        <button
          type="button"
          className={`${buttons.line} ${styles.switch}`}
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll(!all)}
        >
          {text.allYears}
          <Icon name={all ? 'minus' : 'plus'} size="small" />
        </button>
      </div>
    </>
  );
}

/** The first year, the last one and every fifth. */
function isLandmark(history: readonly HistoryEntry[], entry: HistoryEntry): boolean {
  return entry === history[0] || entry === history.at(-1) || Number(yearOf(entry)) % 5 === 0;
}

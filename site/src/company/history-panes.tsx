import type { HistoryEntry } from 'contract/company.ts';
import { useId, useState } from 'react';
import { foreignLang } from '../text/foreign.ts';
import { ShortText } from '../text/short-text.tsx';
import layout from '../parts/layout.module.css';
import styles from './history-panes.module.css';
import { HistoryScale } from './history-scale.tsx';
import { panesOf, yearOf } from './panes-of.ts';
import type { WithFallback } from './with-fallback.ts';

/**
 * Wide screens show panes of three years with a scale. Phones, print and pages without scripts show a vertical list of
 * all years.
 */
export function HistoryPanes({ history }: { history: WithFallback<HistoryEntry[]> }) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const panes = panesOf(history.data);
  return (
    <>
      <HistoryScale panes={panes} shown={shown} onShow={setShown} controls={id} />
      <div id={id} className={styles.panes} aria-live="polite">
        {panes.map((pane, index) => (
          <ol key={yearOf(pane[0])} className={styles.pane} data-collapsed={index === shown ? undefined : true}>
            {pane.map((entry) => (
              <li
                key={entry.companyContentNo}
                className={styles.entry}
                data-landmark={entry === history.data[0] || Number(yearOf(entry)) % 5 === 0 || undefined}
              >
                <h3 className={styles.year}>{yearOf(entry)}</h3>
                <p className={`${styles.text} ${layout.stop}`}>
                  <ShortText lang={foreignLang(history, `/data/${history.data.indexOf(entry)}/companyContent`)}>
                    {entry.companyContent}
                  </ShortText>
                </p>
              </li>
            ))}
          </ol>
        ))}
      </div>
    </>
  );
}

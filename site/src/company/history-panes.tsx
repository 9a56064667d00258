import type { HistoryEntry } from 'contract/company.ts';
import { useId, useState } from 'react';
import { foreignLang } from '../text/foreign.ts';
import type { Told } from './told.ts';
import styles from './history-panes.module.css';
import { HistoryScale } from './history-scale.tsx';
import { panesOf, yearOf } from './panes-of.ts';

/** Panes of three years with a scale on wide screens; a vertical line of all years on phones, on paper and without scripts. */
export function HistoryPanes({ history }: { history: Told<HistoryEntry[]> }) {
  const id = useId();
  const [shown, setShown] = useState(0);
  const panes = panesOf(history.data);
  return (
    <>
      <HistoryScale panes={panes} shown={shown} onShow={setShown} controls={id} />
      <div id={id} className={styles.panes} aria-live="polite">
        {panes.map((pane, index) => (
          <ol key={yearOf(pane[0])} className={styles.pane} data-off={index === shown ? undefined : true}>
            {pane.map((entry) => (
              <li key={entry.companyContentNo} className={styles.entry}>
                <h3 className={styles.year}>{yearOf(entry)}</h3>
                <p lang={foreignLang(history, `/data/${history.data.indexOf(entry)}/companyContent`)}>
                  {entry.companyContent}
                </p>
              </li>
            ))}
          </ol>
        ))}
      </div>
    </>
  );
}

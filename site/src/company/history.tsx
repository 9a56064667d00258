import type { HistoryEntry } from 'contract/company.ts';
import { useId, useState } from 'react';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { foreignLang } from '../text/foreign.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import type { Told } from './about-loader.ts';
import styles from './history.module.css';
import { HistoryScale } from './history-scale.tsx';
import { panesOf, yearOf } from './panes-of.ts';

/** Panes of three years with a scale on wide screens; a vertical line of all years on phones, on paper and without scripts. */
export function History({ history }: { history: Told<HistoryEntry[]> }) {
  const words = useText();
  const text = usePageText('company').history;
  const id = useId();
  const [shown, setShown] = useState(0);
  const panes = panesOf(history.data);
  const [first, last] = [history.data[0], history.data.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={`${layout.page} ${styles.history}`}>
      <Opener
        index="04"
        name={words.shell.pages.history}
        title={text.title(yearOf(first), yearOf(last))}
        say={<p>{text.say}</p>}
        id="history-title"
      />
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
    </div>
  );
}

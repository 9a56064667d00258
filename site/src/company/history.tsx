import type { HistoryEntry } from 'contract/company.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import type { Told } from './told.ts';
import styles from './history.module.css';
import { HistoryPanes } from './history-panes.tsx';
import { yearOf } from './panes-of.ts';

export function History({ history }: { history: Told<HistoryEntry[]> }) {
  const words = useText();
  const text = usePageText('company').history;
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
      <HistoryPanes history={history} />
    </div>
  );
}

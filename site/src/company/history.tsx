import type { HistoryEntry } from 'contract/company.ts';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import { HistoryPanes } from './history-panes.tsx';
import { yearOf } from './history-entries.ts';
import type { WithFallback } from '../text/fallback-lang.ts';

export function History({ history }: { history: WithFallback<HistoryEntry[]> }) {
  const words = useText();
  const text = usePageText('company').history;
  const [first, last] = [history.data[0], history.data.at(-1)];
  if (first === undefined || last === undefined) return null;
  return (
    <div className={`${primitives.page} ${primitives.lastSection}`}>
      <SectionHeader
        index="03"
        name={words.shell.pages.history}
        title={text.title(yearOf(first), yearOf(last))}
        lead={text.lead}
        id="history-title"
      />
      <HistoryPanes history={history} />
    </div>
  );
}

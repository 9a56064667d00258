import type { CompanyText } from 'contract/company.ts';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { linesOf } from '../text/lines-of.ts';
import { useText } from '../text/use-text.tsx';
import { CompanyCounters } from './company-counters.tsx';
import { RunningText } from '../text/running-text.tsx';
import styles from './introduction.module.css';
import { StatementHeader } from './statement-header.tsx';
import type { WithFallback } from './with-fallback.ts';

export function Introduction({ introduction }: { introduction: WithFallback<CompanyText> }) {
  const text = useText();
  return (
    <div className={`${layout.page} ${styles.introduction}`}>
      <StatementHeader index="02" name={text.shell.pages.company} response={introduction} id="company-title" />
      <CompanyCounters counters={introduction.data} />
      <div className={`${styles.paragraphs} ${layout.stack}`} lang={foreignLang(introduction, '/data/companyContent')}>
        {linesOf(introduction.data.companyContent).map((paragraph) => (
          <p key={paragraph}>
            <RunningText>{paragraph}</RunningText>
          </p>
        ))}
      </div>
    </div>
  );
}

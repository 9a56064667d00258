import type { CompanyText } from 'contract/company.ts';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { useText } from '../text/use-text.tsx';
import type { Told } from './told.ts';
import { CompanyCounters } from './company-counters.tsx';
import styles from './introduction.module.css';
import { linesOf } from '../text/lines-of.ts';
import { StatementOpener } from './statement-opener.tsx';

export function Introduction({ introduction }: { introduction: Told<CompanyText> }) {
  const text = useText();
  return (
    <div className={`${layout.page} ${styles.introduction}`}>
      <StatementOpener index="02" name={text.shell.pages.company} told={introduction} id="company-title" />
      <CompanyCounters counters={introduction.data} />
      <div className={styles.paragraphs} lang={foreignLang(introduction, '/data/companyContent')}>
        {linesOf(introduction.data.companyContent).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

import type { CompanyText } from 'contract/company.ts';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { foreignLang } from '../text/foreign.ts';
import { useText } from '../text/use-text.tsx';
import type { Told } from './about-loader.ts';
import { CompanyCounters } from './company-counters.tsx';
import styles from './introduction.module.css';
import { linesOf } from './lines-of.ts';

export function Introduction({ introduction }: { introduction: Told<CompanyText> }) {
  const name = useText().shell.pages.company;
  const [statement = name, ...rest] = linesOf(introduction.data.smallContent);
  const lang = foreignLang(introduction, '/data/smallContent');
  return (
    <div className={`${layout.page} ${styles.introduction}`}>
      <Opener
        index="02"
        name={name}
        title={<span lang={lang}>{statement}</span>}
        say={
          rest.length === 0
            ? undefined
            : rest.map((line) => (
                <p key={line} lang={lang}>
                  {line}
                </p>
              ))
        }
        id="company-title"
      />
      <CompanyCounters counters={introduction.data} />
      <div className={styles.paragraphs} lang={foreignLang(introduction, '/data/companyContent')}>
        {linesOf(introduction.data.companyContent).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

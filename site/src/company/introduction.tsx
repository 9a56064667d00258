import type { CompanyText } from 'contract/company.ts';
import primitives from '../parts/primitives.module.css';
import { PhoneCollapsible } from '../parts/phone-collapsible.tsx';
import { fallbackLang, type WithFallback } from '../text/fallback-lang.ts';
import { linesOf } from '../text/lines-of.ts';
import { useText } from '../text/use-text.tsx';
import { CompanyCounters } from './company-counters.tsx';
import { RunningText } from '../text/running-text.tsx';
import styles from './introduction.module.css';
import { StatementHeader } from './statement-header.tsx';

export function Introduction({ introduction }: { introduction: WithFallback<CompanyText> }) {
  const name = useText().shell.pages.company;
  const parts = splitIntoParts(introduction.data.companyContent);
  return (
    <div className={`${primitives.page} ${styles.introduction}`}>
      <StatementHeader index="01" name={name} response={introduction} id="company-title" />
      <CompanyCounters counters={introduction.data} />
      <div className={styles.text} lang={fallbackLang(introduction, '/data/companyContent')}>
        <Paragraphs parts={parts.slice(0, alwaysShown)} />
        <PhoneCollapsible about={name}>
          <Paragraphs parts={parts.slice(alwaysShown)} />
        </PhoneCollapsible>
      </div>
    </div>
  );
}

/** How many parts phones show at first: one row of the other screens. */
const alwaysShown = 2;

function Paragraphs({ parts }: { parts: readonly Part[] }) {
  return (
    <div className={`${styles.paragraphs} ${primitives.stack}`}>
      {parts.map(({ heading, paragraph }, index) => (
        <div key={index} className={primitives.topBorder}>
          {heading === undefined ? null : <Heading>{heading}</Heading>}
          <p>
            <RunningText>{paragraph}</RunningText>
          </p>
        </div>
      ))}
    </div>
  );
}

/** What follows a colon is the part's figure. */
function Heading({ children }: { children: string }) {
  const [name, figure] = children.split(/[:：]\s*/);
  return (
    <h3 className={`${primitives.subheading} ${primitives.wrap}`}>
      {name}
      {figure === undefined ? null : <span className={primitives.quiet}>{figure}</span>}
    </h3>
  );
}

type Part = { heading: string | undefined; paragraph: string };

/** A line that does not end a sentence is the heading of the paragraph after it. */
function splitIntoParts(text: string): Part[] {
  const lines = linesOf(text);
  return lines.flatMap((paragraph, index) => {
    if (isHeading(paragraph)) return [];
    const before = lines[index - 1];
    return { heading: before !== undefined && isHeading(before) ? before : undefined, paragraph };
  });
}

function isHeading(line: string): boolean {
  return !/[.。!?！？]$/.test(line);
}

import type { Report } from 'contract/console/reports.ts';
import { UserRoundX } from 'lucide-react';
import type { RefObject } from 'react';
import { useTexts } from '../../text/use-language.ts';
import { ExclusionButton, ExclusionChoices, ExclusionEffect } from './exclusion-form.tsx';
import styles from './exclusions.module.css';
import { useExclusion } from './use-exclusions.ts';

type QuestionProps = { report: Report; heading: RefObject<HTMLHeadingElement | null> };

/** The first step of every report: who is excluded. Nothing else works before. */
export function ExclusionQuestion({ report, heading }: QuestionProps) {
  const texts = useTexts().reports.exclusions;
  return (
    <section className={styles.question}>
      <h4 ref={heading} tabIndex={-1}>
        <UserRoundX size={16} aria-hidden="true" /> {texts.question}
      </h4>
      {report.abilities.exclude ? <Question report={report} /> : <p>{texts.askColleague}</p>}
    </section>
  );
}

function Question({ report }: { report: Report }) {
  const texts = useTexts().reports.exclusions;
  const controls = useExclusion(report);
  return (
    <>
      <p>{texts.first}</p>
      <ExclusionChoices controls={controls} legend={texts.officers} />
      <ExclusionButton controls={controls} mayBeNobody />
      <ExclusionEffect />
    </>
  );
}

import type { CompanyText } from 'contract/company.ts';
import { useRef } from 'react';
import { Counter } from '../motion/counter.tsx';
import { useOnScreen } from '../motion/use-on-screen.ts';
import { Figures } from '../parts/figures.tsx';
import { useText } from '../text/use-text.tsx';
import styles from './company-counters.module.css';

const counterNames = ['startYear', 'deptQuantity', 'countryQuantity', 'userQuantity'] as const;

/** Quantities that the texts state as “more than”. */
const openEnded: readonly string[] = ['countryQuantity', 'userQuantity'];

type Counters = Pick<CompanyText, (typeof counterNames)[number]>;

export function CompanyCounters({ counters }: { counters: Counters }) {
  const text = useText().parts.companyCounters;
  const frame = useRef<HTMLDivElement>(null);
  const seen = useOnScreen(frame);
  const figures = counterNames.flatMap((name) => {
    const value = counters[name];
    if (value === undefined) return [];
    return {
      key: name,
      value: <Counter value={value} active={seen} year={name === 'startYear'} />,
      caption: text[name],
      ...(openEnded.includes(name) && { unit: '+' }),
    };
  });
  return (
    <div ref={frame} className={styles.counters}>
      <Figures figures={figures} />
    </div>
  );
}

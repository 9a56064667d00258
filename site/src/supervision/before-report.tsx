import { useEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PhoneCollapsible } from '../parts/phone-collapsible.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './before-report.module.css';
import { WaysToReport } from './ways-to-report.tsx';

/** Information before writing a report, and the other ways to report. */
export function BeforeReport({ level }: { level: 2 | 3 }) {
  const { intro, before } = usePageText('reports');
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.before}>
      <p className={primitives.large}>{intro}</p>
      <Title className={`${styles.title} ${primitives.strong}`}>{before.title}</Title>
      <Points points={before.points.slice(0, 3)} />
      <PhoneCollapsible about={before.title}>
        <Points points={before.points.slice(3)} />
      </PhoneCollapsible>
    </section>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={`${styles.points} ${primitives.stack}`}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}

/** Replaces the form while the report channel is closed. */
export function ReportsClosed() {
  const { closed, ways } = usePageText('reports');
  return (
    <section className={styles.before}>
      <p>{closed}</p>
      <WaysToReport text={ways} />
    </section>
  );
}

/** Collapsed while the form works, expanded when the channel is closed. */
export function OtherWays({ open }: { open: boolean }) {
  const text = usePageText('reports');
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!open || details.current === null) return;
    details.current.open = true;
    // Newer browsers return a promise, which an effect must not return.
    details.current.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <details ref={details} className={styles.ways}>
      <summary className={`${primitives.rowBetween} ${primitives.smallSize} ${primitives.strong}`}>
        {text.otherWays}
        <Icon name="down" size="small" />
      </summary>
      <WaysToReport text={text.ways} />
    </details>
  );
}

import { useEffect, useRef } from 'react';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './before-report.module.css';
import { WaysToReport } from './ways-to-report.tsx';

/** What a reporter should know before the first word is written, and the ways that need no form. */
export function BeforeReport({ level }: { level: 2 | 3 }) {
  const { intro, before } = usePageText('reports');
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.before}>
      <p>{intro}</p>
      <Title className={styles.title}>{before.title}</Title>
      <ul className={styles.points}>
        {before.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}

/** Folded away while the form works; open when the channel is closed. */
export function OtherWays({ open }: { open: boolean }) {
  const text = usePageText('reports');
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!open || fold.current === null) return;
    fold.current.open = true;
    // Newer browsers answer a promise, which an effect must not.
    fold.current.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <details ref={fold} className={styles.ways}>
      <summary>
        {text.otherWays}
        <Icon name="down" size="small" />
      </summary>
      <WaysToReport text={text.ways} />
    </details>
  );
}

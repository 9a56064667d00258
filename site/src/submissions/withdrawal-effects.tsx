import layout from '../parts/layout.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './withdrawal-effects.module.css';

/** What withdrawing a submission deletes, and what it cannot undo. */
export function WithdrawalEffects() {
  const { deleted, deletes, kept, keeps } = usePageText('submissions').withdraw;
  return (
    <div className={`${styles.content} ${layout.stack}`}>
      <Part title={deleted} sentences={deletes} />
      <Part title={kept} sentences={keeps} />
    </div>
  );
}

function Part({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <p className={`${layout.fine} ${layout.strong}`}>{title}</p>
      <ul className={`${styles.list} ${layout.rows}`}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './withdrawal-effects.module.css';

/** What withdrawing a submission deletes, and what it cannot undo. */
export function WithdrawalEffects() {
  const { deleted, deletes, kept, keeps } = usePageText('submissions').withdraw;
  return (
    <div className={`${styles.content} ${primitives.stack}`}>
      <Part title={deleted} sentences={deletes} />
      <Part title={kept} sentences={keeps} />
    </div>
  );
}

function Part({ title, sentences }: { title: string; sentences: readonly string[] }) {
  return (
    <div>
      <p className={`${primitives.smallSize} ${primitives.strong}`}>{title}</p>
      <ul className={`${styles.list} ${primitives.rows}`}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}

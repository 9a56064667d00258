import { usePageText } from '../text/use-text.tsx';
import styles from './asking.module.css';
import { NumberForm } from './number-form.tsx';
import { SubmissionOpener } from './submission-opener.tsx';

/** Where the number is asked for, and what to know before it is given. */
export function Asking(form: Parameters<typeof NumberForm>[0]) {
  const text = usePageText('submissions');
  return (
    <>
      <SubmissionOpener asking />
      <div className={styles.asking}>
        <NumberForm {...form} />
        <ul className={styles.notes}>
          {text.notes.map(({ title, say }) => (
            <li key={title}>
              <strong className={styles.title}>{title}</strong>
              <p className={styles.say}>{say}</p>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

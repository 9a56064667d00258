import visuallyHidden from '../visually-hidden.module.css';
import styles from './waiting-dot.module.css';

/** Of a conversation in a list: an answer is due. */
export function WaitingDot({ words }: { words: string }) {
  return (
    <span className={styles.dot} title={words}>
      <span className={visuallyHidden.text}>{words}</span>
    </span>
  );
}

import { paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './message-taken.module.css';

/** After a post: the receipt, for as long as its address shows it. */
export function MessageTaken({ said, receipt }: { said: string; receipt: string | undefined }) {
  const { page: text } = usePageText('messages');
  return (
    <div className={styles.taken}>
      <p className={styles.said}>
        <Icon name="check" />
        {said}
      </p>
      {receipt === undefined ? (
        <p className={styles.say}>{text.gone}</p>
      ) : (
        <>
          <p className={styles.label}>{text.receipt}</p>
          <p className={styles.receipt}>{receipt}</p>
          <p className={styles.say}>{text.keep}</p>
        </>
      )}
      <Link className={`${buttons.line} ${styles.another}`} to={paths.message()} reloadDocument>
        {text.another}
      </Link>
    </div>
  );
}

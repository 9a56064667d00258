import { paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './nothing-found.module.css';

export function NothingFound({ query }: { query: string }) {
  const text = usePageText('search').none;
  return (
    <div className={styles.nothing}>
      <div>
        <output className={styles.title}>{text.title(query)}</output>
        <p className={styles.say}>{text.say}</p>
      </div>
      <p className={styles.ways}>
        <Link className={buttons.button} to={paths.bulkTrade()}>
          {text.products}
          <Icon name="go" size="small" />
        </Link>
        <Link className={buttons.line} to={paths.contact()}>
          {text.contact}
        </Link>
      </p>
    </div>
  );
}

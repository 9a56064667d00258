import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText } from '../text/use-text.tsx';
import styles from './no-results.module.css';

export function NoResults({ query }: { query: string }) {
  const text = usePageText('search').none;
  return (
    <div className={`${styles.empty} ${primitives.wrap} ${primitives.panel} ${primitives.rowBetween}`}>
      <div>
        <output className={styles.title}>{text.title(query)}</output>
        <p className={`${styles.hint} ${primitives.quiet}`}>{text.lead}</p>
      </div>
      <p className={`${styles.actions} ${primitives.wrap}`}>
        <Link className={buttons.accent} to={paths.bulkTrade()}>
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

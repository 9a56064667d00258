import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './no-posts.module.css';
import type { PostType } from './recruitment-data.ts';

/** Shown when no post of this type is open. It links to the other type and to the page about working here. */
export function NoPosts({ other, others }: { other: PostType; others: number }) {
  const text = usePageText('jobs');
  const { parts } = useText();
  return (
    <div className={`${styles.empty} ${primitives.wrap} ${primitives.bottomBorder} ${primitives.row}`}>
      <p className={styles.text}>{text.empty.title}</p>
      {others > 0 ? (
        <Link className={buttons.more} to={paths.talentRecruitment(other)}>
          {text.empty.other(parts.jobTypes[other], others)}
          <Icon name="go" size="small" />
        </Link>
      ) : null}
      <Link className={buttons.more} to={paths.talentDevelopment()} viewTransition>
        {text.empty.develop}
        <Icon name="go" size="small" />
      </Link>
    </div>
  );
}

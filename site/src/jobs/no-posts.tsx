import { paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import buttons from '../parts/button.module.css';
import { Icon } from '../parts/icon.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './no-posts.module.css';
import type { PostType } from './recruitment-loader.ts';

/** Nothing of this type is open: the other type, or what working here is like, is the way on. */
export function NoPosts({ other, others }: { other: PostType; others: number }) {
  const text = usePageText('jobs');
  return (
    <div className={styles.empty}>
      <p className={styles.say}>{text.empty.title}</p>
      {others > 0 ? (
        <Link className={buttons.more} to={paths.talentRecruitment(other)}>
          {text.empty.other(text.kinds[other], others)}
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

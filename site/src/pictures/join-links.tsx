import { paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import { Icon } from '../parts/icon.tsx';
import layout from '../parts/layout.module.css';
import { Opener } from '../parts/opener.tsx';
import { usePageText } from '../text/use-text.tsx';
import styles from './join-links.module.css';

type JoinLinksProps = {
  index: string;
  /** How many posts of each type are open. */
  openPosts: { 1: number; 2: number };
};

/** The two ways to work here. */
export function JoinLinks({ index, openPosts }: JoinLinksProps) {
  const text = usePageText('pictures').join;
  return (
    <section className={`${layout.page} ${styles.section}`} aria-labelledby="join-title">
      <Opener index={index} name={text.name} title={text.title} id="join-title" />
      <ul className={styles.ways}>
        {([1, 2] as const).map((type) => (
          <li key={type}>
            <Link className={styles.way} to={paths.talentRecruitment(type)} viewTransition>
              <span className={styles.kind}>{text.kinds[type]}</span>
              <span className={styles.count}>{text.openPosts(openPosts[type])}</span>
              <Icon name="go" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

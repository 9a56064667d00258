import { paths } from 'contract/urls/paths.ts';
import { Link } from '../pages/link.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { SectionHeader } from '../parts/sections/section-header.tsx';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './join-links.module.css';

type JoinLinksProps = {
  /** “05”, the index of the section on the page. */
  index: string;
  /** How many posts of each type are open. */
  openPosts: { 1: number; 2: number };
};

/** Links to the two types of employment. */
export function JoinLinks({ index, openPosts }: JoinLinksProps) {
  const text = usePageText('pictures').join;
  const { parts } = useText();
  return (
    <section className={`${primitives.page} ${primitives.lastSection}`} aria-labelledby="join-title">
      <SectionHeader index={index} name={text.name} title={text.title} id="join-title" />
      <ul className={`${primitives.nextBlock} ${primitives.strongTopBorder}`}>
        {([1, 2] as const).map((type) => (
          <li key={type}>
            <Link
              className={`${styles.link} ${primitives.bottomBorder} ${primitives.link}`}
              to={paths.talentRecruitment(type)}
              viewTransition
            >
              <span className={styles.kind}>{parts.jobTypes[type]}</span>
              <span className={`${styles.count} ${primitives.quiet}`}>{text.openPosts(openPosts[type])}</span>
              <Icon name="go" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

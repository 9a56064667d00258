import { aboutSections, paths } from 'contract/paths.ts';
import { Link } from 'react-router';
import { usePageText, useText } from '../text/use-text.tsx';
import styles from './about-navigation.module.css';
import { useSectionInView } from './use-section-in-view.ts';

/** The page's five sections. It stays under the header while they pass, and marks the one in view. */
export function AboutNavigation() {
  const text = useText();
  const { sections } = usePageText('company');
  const inView = useSectionInView(aboutSections);
  return (
    <nav className={styles.navigation} aria-label={sections}>
      <ul className={styles.list}>
        {aboutSections.map((name) => (
          <li key={name}>
            <Link className={styles.link} to={paths.about(name)} aria-current={name === inView ? 'true' : undefined}>
              {text.shell.pages[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useEffect, useRef } from 'react';
import { Link } from '../../pages/link.tsx';
import { useText } from '../../text/use-text.tsx';
import primitives from '../primitives.module.css';
import { scrollToMiddle } from '../scroll-to-middle.ts';
import styles from './section-navigation.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type Section = {
  /** The id of the section's element. */
  name: string;
  to: string;
  label: string;
  lang?: 'zh-Hans' | undefined;
};

type SectionNavigationProps = {
  sections: readonly Section[];
  /** Keeps the page to one history entry, so that a quick exit leaves no others behind. */
  replace?: boolean;
};

/**
 * Links to the sections of a long page. It sticks below the header and marks the current section. Its parent must be
 * full-width and contain the sections.
 */
export function SectionNavigation({ sections, replace = false }: SectionNavigationProps) {
  const text = useText().parts;
  const inView = useSectionInView(sections.map(({ name }) => name));
  const row = useRef<HTMLDivElement>(null);
  const current = sections.findIndex(({ name }) => name === inView);

  // The links may be wider than the window.
  useEffect(() => {
    const link = row.current?.querySelectorAll('a')[current];
    // While the keyboard moves along the row, the focused link stays in view.
    if (row.current && link && !row.current.contains(document.activeElement)) scrollToMiddle(row.current, link);
  }, [current]);

  return (
    <nav className={`${styles.navigation} ${primitives.screenOnly}`} aria-label={text.sections}>
      <div ref={row} className={styles.row}>
        <ul className={styles.list}>
          {sections.map(({ name, to, label, lang }) => (
            <li key={name}>
              <Link
                className={`${styles.link} ${primitives.underlined} ${primitives.smallSize} ${primitives.quiet} ${primitives.row}`}
                to={to}
                replace={replace}
                lang={lang}
                aria-current={name === inView ? 'true' : undefined}
                // Browsers consider a partly visible link to be in view.
                onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                // Moves the keyboard focus to the section, although the page stays the same.
                onClick={() => document.getElementById(name)?.focus({ preventScroll: true })}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

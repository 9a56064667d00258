import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useText } from '../text/use-text.tsx';
import styles from './section-navigation.module.css';
import { useSectionInView } from './use-section-in-view.ts';

type Section = {
  /** Its element's id. */
  name: string;
  to: string;
  label: string;
  lang?: 'zh-Hans' | undefined;
};

/** The sections of a long page. It stays under the header while they pass, and marks the one in view. Stands in a full-width parent, beside them. */
export function SectionNavigation({ sections }: { sections: readonly Section[] }) {
  const text = useText().parts;
  const inView = useSectionInView(sections.map(({ name }) => name));
  const row = useRef<HTMLDivElement>(null);
  const current = sections.findIndex(({ name }) => name === inView);

  // There may be more of them than the window is wide.
  useEffect(() => {
    const link = row.current?.querySelectorAll('a')[current];
    // Whoever steps along the row by keyboard keeps the link that has the focus.
    if (!row.current || !link || row.current.contains(document.activeElement)) return;
    const [frame, { left, width }] = [row.current.getBoundingClientRect(), link.getBoundingClientRect()];
    row.current.scrollBy({ left: left - frame.left - (frame.width - width) / 2 });
  }, [current]);

  return (
    <nav className={styles.navigation} aria-label={text.sections}>
      <div ref={row} className={styles.row}>
        <ul className={styles.list}>
          {sections.map(({ name, to, label, lang }) => (
            <li key={name}>
              <Link
                className={styles.link}
                to={to}
                lang={lang}
                aria-current={name === inView ? 'true' : undefined}
                // Browsers are content with a part of it.
                onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
                // The keyboard goes along, though the page stays the same.
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

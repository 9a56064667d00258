import { usePageText } from '../text/use-text.tsx';
import primitives from '../parts/primitives.module.css';
import { homeSlides } from './home-slides.ts';
import styles from './slide-navigation.module.css';

/** One tick for each slide at the window's right edge, above the side bar. */
export function SlideNavigation({ shown }: { shown: number }) {
  const text = usePageText('home');
  return (
    <nav className={styles.navigation} aria-label={text.slides}>
      <ul>
        {homeSlides.map((name, index) => (
          <li key={name}>
            <button
              type="button"
              className={styles.tick}
              aria-current={index === shown ? 'true' : undefined}
              onClick={() => document.getElementById(name)?.scrollIntoView({ behavior: 'smooth' })}
            >
              <span className={primitives.visuallyHidden}>{text[name].name}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import primitives from '../parts/primitives.module.css';
import styles from './news-heading.module.css';

/** The heading of a list of news, on a rule. */
export function NewsHeading({ id, children }: { id: string; children: string }) {
  return (
    <h2 id={id} className={`${styles.heading} ${primitives.subheading}`}>
      {children}
    </h2>
  );
}

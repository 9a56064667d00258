import { Link } from 'react-router';
import { useTexts } from '../text/use-language.ts';
import styles from './media.module.css';

const paths = { pictures: '/media', films: '/media?tab=films', documents: '/media?tab=documents' } as const;

export type MediaTab = keyof typeof paths;

/** The links between the lists. */
export function MediaTabs({ current }: { current: MediaTab }) {
  const { media } = useTexts();
  return (
    <nav className={styles.tabs} aria-label={media.library}>
      {(['pictures', 'films', 'documents'] as const).map((tab) => (
        <Link
          key={tab}
          to={paths[tab]}
          // All lists have one path; only the query differs.
          aria-current={tab === current ? 'page' : undefined}
          data-current={tab === current}
        >
          {media.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}

import { Link } from 'react-router';
import { useTexts } from '../text/use-language.ts';
import styles from './media.module.css';

export type MediaTab = 'pictures' | 'documents';

const paths: Record<MediaTab, string> = { pictures: '/media', documents: '/media?tab=documents' };

/** The links between the two lists. */
export function MediaTabs({ current }: { current: MediaTab }) {
  const { media } = useTexts();
  return (
    <nav className={styles.tabs} aria-label={media.library}>
      {(['pictures', 'documents'] as const).map((tab) => (
        <Link
          key={tab}
          to={paths[tab]}
          // Both lists have one path; only the query differs.
          aria-current={tab === current ? 'page' : undefined}
          data-current={tab === current}
        >
          {media.tabs[tab]}
        </Link>
      ))}
    </nav>
  );
}

import type { RecentChange } from 'contract/console/today.ts';
import { Link } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { itemTitle } from '../content-kinds/item-title.ts';
import { InitialsAvatar } from '../parts/initials-avatar.tsx';
import { Panel } from '../parts/layout/panel.tsx';
import { formatAge } from '../text/format.ts';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './today.module.css';

/** What members of staff changed last. */
export function RecentPanel({ recent, now }: { recent: readonly RecentChange[]; now: Date }) {
  const { today, publishing, parts } = useTexts();
  const locale = useLocale();
  if (recent.length === 0) return null;
  return (
    <Panel isFlush title={today.recent}>
      <ul className={styles.recent}>
        {recent.map(({ kind, id, titles, at, by }) => (
          <li key={`${kind} ${id}`}>
            <InitialsAvatar name={by ?? publishing.versions.system} size={22} />
            <div className={styles.words}>
              <Link to={contentPath(kind, id)}>{itemTitle(titles, locale) || publishing.kinds[kind]}</Link>
              <small>{[publishing.kinds[kind], by].filter(Boolean).join(' · ')}</small>
            </div>
            <time dateTime={at}>{formatAge(new Date(at), now, parts)}</time>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

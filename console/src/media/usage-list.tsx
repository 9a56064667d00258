import type { MediaUse } from 'contract/console/media.ts';
import { Link } from 'react-router';
import { contentPath } from '../content-kinds/content-path.ts';
import { useTexts } from '../text/use-language.ts';
import styles from './detail.module.css';

/** The items that show a picture or film, and the films whose poster it is, under a heading with their number. */
export function UsageList({ usedIn, posterOf = [] }: { usedIn: readonly MediaUse[]; posterOf?: readonly string[] }) {
  const { media, publishing } = useTexts();
  const { detail, films } = media;
  const uses = usedIn.length + posterOf.length;
  return (
    <>
      <h3>{uses === 0 ? detail.usedNowhere : detail.usedIn(uses)}</h3>
      <ul className={styles.uses}>
        {usedIn.map(({ kind, id, title }) => (
          <li key={`${kind} ${id}`}>
            <Link to={contentPath(kind, id)}>
              {title === '' ? publishing.kinds[kind] : `${publishing.kinds[kind]} · ${title}`}
            </Link>
          </li>
        ))}
        {posterOf.map((film) => (
          <li key={film}>
            <Link to={`/media?tab=films&film=${film}`}>{`${films.poster} · ${film}`}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

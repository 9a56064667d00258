import type { ApiResponse } from 'client/call.ts';
import type { listJobPosts } from 'contract/jobs.ts';
import { useLayoutEffect, useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import { fallbackLang } from '../text/fallback-lang.ts';
import { usePageText, useText } from '../text/use-text.tsx';
import type { ListedPost } from './locations.ts';
import { PostRows } from './post-rows.tsx';
import styles from './post-table.module.css';
import type { PostType } from './recruitment-data.ts';

type PostTableProps = {
  posts: ApiResponse<typeof listJobPosts>;
  /** Those that the filter shows. */
  shown: readonly ListedPost[];
  type: PostType;
  location: string | undefined;
  /** Number of the post whose description is open. */
  open: string | undefined;
};

/**
 * Positions as a table, or as cards on narrow screens. One description is open at a time; without scripts and in print
 * all are open.
 */
export function PostTable({ posts, shown, type, location, open }: PostTableProps) {
  const text = usePageText('jobs');
  const { parts } = useText();
  const { columns } = text;
  const keepInPlace = useScrollAnchor(open);
  return (
    <table className={styles.table}>
      <caption className={primitives.visuallyHidden}>{parts.jobTypes[type]}</caption>
      <thead className={`${styles.header} ${primitives.label} ${primitives.quiet}`}>
        <tr>
          <th scope="col">{columns.post}</th>
          <th scope="col">{columns.location}</th>
          <th scope="col" className={styles.number}>
            {columns.openings}
          </th>
          <th scope="col" className={`${styles.number} ${styles.wages}`}>
            {columns.wages}
          </th>
          <th scope="col" className={styles.number}>
            {columns.posted}
          </th>
          <th scope="col">
            <span className={primitives.visuallyHidden}>{columns.description}</span>
          </th>
        </tr>
      </thead>
      {shown.map(({ post, index }) => (
        <PostRows
          key={post.postNo}
          post={post}
          type={type}
          location={location}
          open={post.postNo === open}
          lang={(field) => fallbackLang(posts, `/content/${index}/${field}`)}
          onToggle={keepInPlace}
        />
      ))}
    </table>
  );
}

/** When another description above closes, the clicked row must stay in place under the pointer. */
function useScrollAnchor(open: string | undefined): (row: HTMLElement) => void {
  const anchor = useRef<{ row: HTMLElement; top: number; before: string | undefined }>(undefined);
  useLayoutEffect(() => {
    if (anchor.current === undefined || anchor.current.before === open) return;
    const { row, top } = anchor.current;
    anchor.current = undefined;
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [open]);
  return (row) => {
    anchor.current = { row, top: row.getBoundingClientRect().top, before: open };
  };
}

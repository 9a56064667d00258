import type { listJobPosts } from 'contract/jobs.ts';
import { useLayoutEffect, useRef } from 'react';
import type { Answer } from '../call.ts';
import layout from '../parts/layout.module.css';
import { foreignLang } from '../text/foreign.ts';
import { usePageText } from '../text/use-text.tsx';
import { PostRows } from './post-rows.tsx';
import styles from './post-table.module.css';
import type { PostType } from './recruitment-loader.ts';

type PostTableProps = {
  posts: Answer<typeof listJobPosts>;
  type: PostType;
  /** Number of the post whose description is open. */
  open: string | undefined;
};

/** Positions as a table, on narrow screens as cards. Each unfolds its description, one at a time; without scripts and on paper all are unfolded. */
export function PostTable({ posts, type, open }: PostTableProps) {
  const text = usePageText('jobs');
  const { columns } = text;
  const hold = useHeldRow(open);
  return (
    <table className={styles.table}>
      <caption className={layout.unseen}>{text.kinds[type]}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.post}</th>
          <th scope="col">{columns.place}</th>
          <th scope="col" className={styles.number}>
            {columns.openings}
          </th>
          <th scope="col" className={styles.number}>
            {columns.wages}
          </th>
          <th scope="col" className={styles.number}>
            {columns.posted}
          </th>
          <th scope="col">
            <span className={layout.unseen}>{columns.description}</span>
          </th>
        </tr>
      </thead>
      {posts.content.map((post, place) => (
        <PostRows
          key={post.postNo}
          post={post}
          type={type}
          open={post.postNo === open}
          lang={(field) => foreignLang(posts, `/content/${place}/${field}`)}
          onTurn={hold}
        />
      ))}
    </table>
  );
}

/** Another description that closes above must not carry away the row under the visitor's finger. */
function useHeldRow(open: string | undefined): (row: HTMLElement) => void {
  const held = useRef<{ row: HTMLElement; top: number; before: string | undefined }>(undefined);
  useLayoutEffect(() => {
    if (held.current === undefined || held.current.before === open) return;
    const { row, top } = held.current;
    held.current = undefined;
    scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [open]);
  return (row) => {
    held.current = { row, top: row.getBoundingClientRect().top, before: open };
  };
}

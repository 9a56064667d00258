import { Kbd } from '../parts/kbd.tsx';
import { PageButtons } from '../parts/page-buttons.tsx';
import { useTexts } from '../text/use-language.ts';
import styles from './inbox.module.css';
import { rowsPerPage } from './rows-per-page.ts';

/** The keys of the list; with more than one page the way to the others. */
export function InboxFooter({
  page,
  total,
  setPage,
}: {
  page: number;
  total: number;
  setPage: (page: number) => void;
}) {
  const { keys } = useTexts().shellDialogs;
  if (page > 1 || total > rowsPerPage)
    return (
      <footer className={styles.footer}>
        <PageButtons page={page} size={rowsPerPage} total={total} setPage={setPage} />
      </footer>
    );
  return (
    <footer className={`${styles.footer} ${styles.keys}`}>
      <span>
        <Kbd keys="J K" /> {keys.rows}
      </span>
      <span>
        <Kbd keys="↵" /> {keys.open}
      </span>
    </footer>
  );
}

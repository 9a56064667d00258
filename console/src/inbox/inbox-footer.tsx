import { Button } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Kbd } from '../parts/kbd.tsx';
import { useLocale, useTexts } from '../text/use-language.ts';
import styles from './inbox.module.css';
import { lastPage, rowsPerPage } from './pages.ts';

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
        <Pages {...{ page, total, setPage }} />
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

function Pages({ page, total, setPage }: { page: number; total: number; setPage: (page: number) => void }) {
  const { inbox, parts } = useTexts();
  const locale = useLocale();
  const print = (number: number) => formatNumber(locale, number);
  // The list may have become shorter than the page of the URL.
  const last = lastPage(total);
  const from = (page - 1) * rowsPerPage + 1;
  return (
    <>
      <span>
        {page > last ? null : inbox.pageOf(print(from), print(Math.min(total, page * rowsPerPage)), print(total))}
      </span>
      <span className={styles.pages}>
        <Button
          size="small"
          aria-label={parts.pages.prev}
          disabled={page === 1}
          icon={<ChevronLeft size={15} />}
          onClick={() => setPage(Math.min(page - 1, last))}
        />
        <Button
          size="small"
          aria-label={parts.pages.next}
          disabled={page >= last}
          icon={<ChevronRight size={15} />}
          onClick={() => setPage(page + 1)}
        />
      </span>
    </>
  );
}

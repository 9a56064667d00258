import { Button } from 'antd';
import { formatNumber } from 'contract/format-number.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { lastPage } from './last-page.ts';
import styles from './page-buttons.module.css';

/** Which rows of a list are shown, and the way to the others. The page counts from 1. */
export function PageButtons({
  page,
  size,
  total,
  setPage,
}: {
  page: number;
  size: number;
  total: number;
  setPage: (page: number) => void;
}) {
  const { inbox, parts } = useTexts();
  const locale = useLocale();
  const print = (number: number) => formatNumber(locale, number);
  // The list may have become shorter than the page of the URL.
  const last = lastPage(total, size);
  const from = (page - 1) * size + 1;
  return (
    <>
      <span>{page > last ? null : inbox.pageOf(print(from), print(Math.min(total, page * size)), print(total))}</span>
      <span className={styles.buttons}>
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

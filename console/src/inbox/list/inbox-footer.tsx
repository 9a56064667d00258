import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { PageButtons } from '../../parts/lists/page-buttons.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './inbox.module.css';
import { rowsPerPage } from '../rows-per-page.ts';

/** The keys of the list; with more than one page the way to the others. */
export function InboxFooter({
  page,
  total,
  setPage,
  mayAnswer,
}: {
  page: number;
  total: number;
  setPage: (page: number) => void;
  mayAnswer: boolean;
}) {
  const { keys } = useTexts().inbox;
  const hasPages = page > 1 || total > rowsPerPage;
  const actions = mayAnswer
    ? ([
        ['X', keys.select],
        ['A', keys.assign],
        ['E', keys.close],
        ['U', keys.spam],
      ] as const)
    : [];
  return (
    <footer className={styles.footer} data-pages={hasPages}>
      <p className={styles.keys}>
        {[['J K', keys.move] as const, ...actions].map(([of, words]) => (
          <span key={of}>
            <Kbd keys={of} /> {words}
          </span>
        ))}
      </p>
      {hasPages ? <PageButtons page={page} size={rowsPerPage} total={total} setPage={setPage} /> : null}
    </footer>
  );
}

import { Button, Tooltip } from 'antd';
import type { BulkAction } from 'contract/console/bulk-changes.ts';
import { Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import footer from '../../parts/layout/footer.module.css';
import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './list-footer.module.css';

/** What can be done with the selected items of a list. */
export type SelectionAction = BulkAction | 'export';

/**
 * The footer of a list, always there and always as high, so that selecting rows moves nothing. On the left what one can
 * do with the selected items, the way back from what was done last, or the keys; on the right the pages.
 */
export function ListFooter({
  selected,
  actions,
  choose,
  clear,
  done,
  undo,
  pagination,
}: {
  /** The number of selected items. */
  selected: number;
  /** Those that the caller may do; none if no row can be selected. */
  actions: readonly SelectionAction[];
  choose?: (action: SelectionAction) => void;
  clear?: () => void;
  /** What was done last, in words. */
  done?: string | undefined;
  undo?: { run: () => void; isPending: boolean } | undefined;
  pagination: ReactNode;
}) {
  const { publishing, shellDialogs } = useTexts();
  const { bulk } = publishing;
  const { keys } = shellDialogs;
  return (
    <footer className={`${footer.footer} ${styles.footer}`} {...(selected > 0 && { 'data-selecting': '' })}>
      {selected > 0 ? (
        <div className={styles.start} role="toolbar" aria-label={bulk.toolbar}>
          <b aria-live="polite">{publishing.chosen(selected)}</b>
          {actions.map((action) => (
            <Button key={action} onClick={() => choose?.(action)}>
              {bulk.open[action]}
            </Button>
          ))}
          <Tooltip title={bulk.clear}>
            <Button type="text" icon={<X size={15} />} aria-label={bulk.clear} onClick={clear} />
          </Tooltip>
        </div>
      ) : done === undefined ? (
        <p className={styles.keys}>
          <span>
            <Kbd keys="J K" /> {keys.rows}
          </span>
          {actions.length > 0 ? (
            <span>
              <Kbd keys="X" /> {keys.select}
            </span>
          ) : null}
          <span>
            <Kbd keys="↵" /> {keys.open}
          </span>
        </p>
      ) : (
        <div className={styles.start}>
          <output className={styles.done}>{done}</output>
          {undo === undefined ? null : (
            <Button icon={<Undo2 size={15} />} loading={undo.isPending} onClick={undo.run}>
              {bulk.undo}
            </Button>
          )}
        </div>
      )}
      <div className={styles.pages}>{pagination}</div>
    </footer>
  );
}

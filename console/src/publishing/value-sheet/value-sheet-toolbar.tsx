import { Button } from 'antd';
import { ArrowDownToLine, Copy, Redo2, Undo2 } from 'lucide-react';
import { useTexts } from '../../text/use-language.ts';
import type { SheetCommand } from './cell-keys.ts';
import styles from './value-sheet.module.css';

/** The heading of the sheet, and its commands as buttons. */
export function ValueSheetToolbar({
  isReadOnly,
  enabled,
  run,
  copy,
}: {
  isReadOnly: boolean;
  enabled: Record<SheetCommand, boolean>;
  run: (command: SheetCommand) => void;
  copy: () => void;
}) {
  const { sheet } = useTexts().publishing;
  return (
    <div className={styles.header}>
      <h2>{sheet.title}</h2>
      <p className={styles.hint}>{isReadOnly ? '' : sheet.hint}</p>
      {isReadOnly ? null : (
        <>
          <Button
            size="small"
            icon={<Undo2 size={14} />}
            aria-label={sheet.undo}
            aria-keyshortcuts="Control+Z"
            title={`${sheet.undo} (Ctrl Z)`}
            disabled={!enabled.undo}
            onClick={() => run('undo')}
          />
          <Button
            size="small"
            icon={<Redo2 size={14} />}
            aria-label={sheet.redo}
            aria-keyshortcuts="Control+Y"
            title={`${sheet.redo} (Ctrl Y)`}
            disabled={!enabled.redo}
            onClick={() => run('redo')}
          />
          <Button
            size="small"
            icon={<ArrowDownToLine size={14} />}
            aria-keyshortcuts="Control+D"
            disabled={!enabled.fillDown}
            onClick={() => run('fillDown')}
          >
            {sheet.fillDown}
          </Button>
        </>
      )}
      <Button size="small" icon={<Copy size={14} />} onClick={copy}>
        {sheet.copy}
      </Button>
    </div>
  );
}

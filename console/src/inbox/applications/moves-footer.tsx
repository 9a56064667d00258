import { Alert, Button } from 'antd';
import type { ApplicationRow } from 'contract/console/applications.ts';
import { Undo2 } from 'lucide-react';
import footer from '../../parts/layout/footer.module.css';
import { Kbd } from '../../parts/keyboard/kbd.tsx';
import { phone, useMediaQuery } from '../../parts/use-media-query.ts';
import { useTexts } from '../../text/use-language.ts';
import styles from './applications.module.css';
import type { Applications } from './use-applications.ts';
import type { Moves } from './use-moves.ts';

/** The last move and the way back from it, or the keys. */
export function MovesFooter({
  applications: { view },
  moves: { last, undo, moves },
  mayMove,
}: {
  applications: Applications;
  moves: Moves;
  mayMove: boolean;
}) {
  const { applications: texts, inboxItem, shellDialogs } = useTexts();
  const isPhone = useMediaQuery(phone);
  if (last !== undefined)
    return (
      <footer className={`${footer.footer} ${styles.footer}`}>
        <output>{texts.moved(last.row.name || inboxItem.noName, texts.stages[last.to])}</output>
        <Button icon={<Undo2 size={15} />} disabled={moves.length > 0} onClick={undo}>
          {texts.undo}
        </Button>
      </footer>
    );
  if (isPhone) return null;
  return (
    <footer className={`${footer.footer} ${styles.footer}`}>
      <p className={styles.keys}>
        <span>
          <Kbd keys="J K" /> {shellDialogs.keys.rows}
        </span>
        <span>
          <Kbd keys="↵" /> {shellDialogs.keys.open}
        </span>
        {mayMove && view === 'board' ? (
          <span>
            <Kbd keys="Alt ← →" /> {texts.moveByKeys}
          </span>
        ) : null}
      </p>
    </footer>
  );
}

/** What a colleague has moved before. */
export function OutdatedMove({
  moves: { outdated, dismiss },
  rows,
}: {
  moves: Moves;
  rows: readonly ApplicationRow[];
}) {
  const { applications, inboxItem } = useTexts();
  if (outdated === undefined) return null;
  const name = outdated.name || inboxItem.noName;
  const present = rows.find(({ id }) => id === outdated.id)?.application.stage;
  return (
    <Alert
      className={styles.outdated ?? ''}
      type="warning"
      showIcon
      title={
        present === undefined
          ? applications.goneMeanwhile(name)
          : applications.movedMeanwhile(name, applications.stages[present])
      }
      action={
        <Button size="small" onClick={dismiss}>
          {applications.dismiss}
        </Button>
      }
    />
  );
}

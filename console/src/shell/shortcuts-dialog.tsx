import { Dialog } from '../parts/dialog.tsx';
import { Kbd } from '../parts/keyboard/kbd.tsx';
import visuallyHidden from '../parts/visually-hidden.module.css';
import { useTexts } from '../text/use-language.ts';
import styles from './shortcuts-dialog.module.css';
import { useVisibleNavigation } from './navigation.ts';

type KeyGroup = { name: string; lines: (readonly [keys: string, name: string])[] };

/** `?`: all keys on one sheet, by where they work. */
export function ShortcutsDialog({ close }: { close: () => void }) {
  const { shell } = useTexts();
  const groups = useKeyGroups();
  return (
    <Dialog close={close} width={820} title={shell.keyboardShortcuts}>
      <div className={styles.sheet}>
        {groups.map(({ name, lines }) => (
          <section key={name}>
            <h2>{name}</h2>
            <dl>
              {lines.map(([of, line]) => (
                <div key={of}>
                  <dt>{line}</dt>
                  <dd>
                    <span className={visuallyHidden.text}>{of}</span>
                    <Kbd keys={of} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function useKeyGroups(): KeyGroup[] {
  const { publishing, shell, shellDialogs, staleTexts } = useTexts();
  const { keys } = shellDialogs;
  const pages = useVisibleNavigation().flatMap(({ entries }) =>
    entries.flatMap(({ area, key }) =>
      key === undefined ? [] : [[`G ${key.toUpperCase()}`, shell.areas[area]] as const],
    ),
  );
  return [
    {
      name: keys.anywhere,
      lines: [
        ['Ctrl K', keys.searchOrJump],
        ...pages,
        ['Ctrl \\', keys.collapseNavigation],
        ['Shift L', keys.lockKey],
        ['F1', shell.help],
        ['?', keys.thisSheet],
      ],
    },
    {
      name: keys.lists,
      lines: [
        ['J K', keys.rows],
        ['X', keys.select],
        ['Shift X', keys.selectUpTo],
        ['↵', keys.open],
        ['/', keys.toSearch],
      ],
    },
    {
      name: shell.groups.inbox,
      lines: [
        ['↑ ↓', keys.rows],
        ['R', keys.answer],
        ['Ctrl ↵', keys.sendAnswer],
        ['N', keys.note],
        ['A', keys.assign],
        ['E', keys.closeItem],
        ['U', keys.spam],
      ],
    },
    {
      name: keys.editor,
      lines: [
        ['Ctrl S', keys.save],
        ['Alt ↑ ↓', keys.moveRow],
        ['Esc', keys.close],
      ],
    },
    {
      name: staleTexts.queue,
      lines: [
        ['Y', publishing.panel.stillRight],
        ['Ctrl ↵', staleTexts.saveNext],
      ],
    },
    {
      name: keys.sheet,
      lines: [
        ['Shift ← ↑ ↓ →', keys.selectCells],
        ['Ctrl D', keys.fillDown],
        ['Ctrl Z', keys.undo],
        ['Ctrl Y', keys.redo],
      ],
    },
  ];
}

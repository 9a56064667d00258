import { TickField } from '../parts/field.tsx';
import { chooseSlashKey, useSlashKeyChosen } from '../shell/slash-key.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './slash-key-switch.module.css';

/** Switches the / shortcut on or off for this visit. */
export function SlashKeySwitch() {
  const text = usePageText('search');
  const chosen = useSlashKeyChosen();
  return (
    <div className={styles.switch}>
      <TickField label={text.slash} error={undefined}>
        {(attributes) => (
          <input
            {...attributes}
            type="checkbox"
            checked={chosen}
            onChange={(event) => chooseSlashKey(event.currentTarget.checked)}
          />
        )}
      </TickField>
    </div>
  );
}

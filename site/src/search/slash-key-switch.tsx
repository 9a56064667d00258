import { TickField } from '../parts/field.tsx';
import { chooseSlashKey, useSlashKeyChosen } from '../shell/slash-key.ts';
import { usePageText } from '../text/use-text.tsx';
import styles from './slash-key-switch.module.css';

/** For who has a keyboard: whether the / key opens the search, for as long as the visit lasts. */
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

import { CheckboxField } from '../parts/fields/field.tsx';
import { switchSlashKey, useSlashKeySwitchedOn } from '../shell/slash-key.ts';
import { usePageText } from '../text/use-text.tsx';
import primitives from '../parts/primitives.module.css';
import styles from './slash-key-switch.module.css';

/** Switches the / shortcut on or off for this visit. */
export function SlashKeySwitch() {
  const text = usePageText('search');
  const on = useSlashKeySwitchedOn();
  return (
    <div className={`${styles.switch} ${primitives.topBorder} ${primitives.quiet}`}>
      <CheckboxField label={text.slash} error={undefined}>
        {(attributes) => (
          <input
            {...attributes}
            type="checkbox"
            checked={on}
            onChange={(event) => switchSlashKey(event.currentTarget.checked)}
          />
        )}
      </CheckboxField>
    </div>
  );
}

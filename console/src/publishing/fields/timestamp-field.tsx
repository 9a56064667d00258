import dayjs from 'dayjs';
import { fieldLabel } from '../../content-kinds/field-labels.ts';
import { BeijingPicker } from '../../parts/fields/beijing-picker.tsx';
import { useTexts } from '../../text/use-language.ts';
import styles from './structured-field.module.css';
import type { ValueFieldProps } from './value-field-props.ts';

/** A time in Beijing, as the site prints it. */
export function TimestampField({ name, value, isReadOnly, onChange }: ValueFieldProps) {
  const texts = useTexts();
  const label = fieldLabel(name, texts);
  return (
    <label className={styles.label}>
      {label}
      <BeijingPicker
        aria-label={label}
        style={{ width: '100%' }}
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        disabled={isReadOnly}
        value={typeof value === 'string' && value !== '' ? dayjs(value) : null}
        onChange={(chosen) => onChange(chosen === null ? null : chosen.format('YYYY-MM-DD HH:mm:ss'))}
      />
    </label>
  );
}

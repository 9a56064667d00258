import { Radio as AntRadio } from 'antd';
import styles from './radio.module.css';

/** A choice of exactly one value, all of which are seen at once. */
export function Radio<Value extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string;
  options: readonly { value: Value; label: string; count?: number }[];
  /** Undefined if no value is chosen. */
  value: Value | undefined;
  onChange: (value: Value) => void;
}) {
  return (
    <AntRadio.Group
      aria-label={label}
      className={styles.radio ?? ''}
      optionType="button"
      value={value ?? null}
      options={options.map(({ value: choice, label: text, count }) => ({
        value: choice,
        label: count === undefined ? text : `${text} ${count}`,
      }))}
      onChange={({ target }) => {
        const chosen = options.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}

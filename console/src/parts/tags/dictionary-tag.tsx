import styles from './dictionary-tag.module.css';

/** Values as the labels that a dictionary gives them. A value that the dictionary no longer has is shown as it is. */
export function DictionaryTag({
  entries,
  values,
}: {
  entries: readonly { value: string; label: string }[];
  values: readonly string[];
}) {
  return values.map((value) => (
    <span key={value} className={styles.tag}>
      {entries.find((entry) => entry.value === value)?.label ?? value}
    </span>
  ));
}

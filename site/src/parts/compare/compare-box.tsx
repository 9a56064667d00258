import styles from './compare-box.module.css';
import primitives from '../primitives.module.css';

type CompareBoxProps = {
  /** The id of the `CompareForm`, which may be anywhere on the page. */
  form: string;
  /** The item number or the grade. */
  code: string;
  label: string;
};

/** Chooses a product or a grade for the comparison. */
export function CompareBox({ form, code, label }: CompareBoxProps) {
  return (
    <label
      className={`${styles.choice} ${primitives.containingBlock} ${primitives.inline} ${primitives.tiny} ${primitives.quiet} ${primitives.screenOnly}`}
    >
      <input type="checkbox" name="items" value={code} form={form} className={styles.box} />
      <span>
        {label}
        <span className={primitives.visuallyHidden}> {code}</span>
      </span>
    </label>
  );
}

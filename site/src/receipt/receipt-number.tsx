import { useEffect, useRef } from 'react';
import primitives from '../parts/primitives.module.css';
import styles from './receipt-number.module.css';

type ReceiptNumberProps = {
  label: string;
  /** As in the API: `1234-5678-9012-3456`. */
  number: string;
};

/** The number in groups. It takes the focus, can be selected as a whole, and is read aloud digit by digit. */
export function ReceiptNumber({ label, number }: ReceiptNumberProps) {
  const element = useRef<HTMLElement>(null);
  useEffect(() => element.current?.focus(), []);
  const groups = number.split('-');
  return (
    <section ref={element} className={styles.frame} aria-label={label} tabIndex={-1}>
      <p className={`${primitives.quiet} ${primitives.label}`} aria-hidden="true">
        {label}
      </p>
      <p className={styles.number} aria-hidden="true">
        {groups.join(' ')}
      </p>
      <p className={primitives.visuallyHidden}>{groups.map((group) => group.split('').join(' ')).join(', ')}</p>
    </section>
  );
}

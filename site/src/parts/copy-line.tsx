import type { ReactNode } from 'react';
import { CopyIconButton } from './copy-button.tsx';
import primitives from './primitives.module.css';
import styles from './copy-line.module.css';

type CopyLineProps = {
  value: string;
  /** The button's accessible name. */
  label: string;
  className?: string | undefined;
  /** The visible value, usually a link to call or write. */
  children: ReactNode;
};

/** A telephone number, mailbox or address with a copy button. */
export function CopyLine({ value, label, className = '', children }: CopyLineProps) {
  return (
    <div className={`${styles.line} ${primitives.rowBetween} ${className}`}>
      {children}
      <CopyIconButton value={value} label={label} />
    </div>
  );
}

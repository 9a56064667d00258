import type { ReactNode } from 'react';
import { CopyTool } from './copy-button.tsx';
import styles from './copy-line.module.css';

type CopyLineProps = {
  value: string;
  /** What the button is called. */
  label: string;
  className?: string | undefined;
  /** The value as it is shown, mostly as a link to call or write. */
  children: ReactNode;
};

/** A telephone number, a mailbox or an address; at the line's end a button copies it. */
export function CopyLine({ value, label, className = '', children }: CopyLineProps) {
  return (
    <div className={`${styles.line} ${className}`}>
      {children}
      <CopyTool value={value} label={label} />
    </div>
  );
}

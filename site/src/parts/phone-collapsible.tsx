import type { ReactNode } from 'react';
import { useText } from '../text/use-text.tsx';
import { Icon } from './icon.tsx';
import layout from './layout.module.css';
import styles from './phone-collapsible.module.css';

type PhoneCollapsibleProps = {
  /** By default “Read on”. */
  label?: string;
  /** What screen readers hear after the label. */
  about: ReactNode;
  open?: boolean;
  /** Closed, the switch covers the whole row, which is the nearest positioned element; open, its title. */
  asRow?: boolean;
  children: ReactNode;
};

/** The rest of a long text or list: collapsed on phones, and always visible elsewhere. */
export function PhoneCollapsible({ label, about, open, asRow, children }: PhoneCollapsibleProps) {
  const text = useText().parts;
  return (
    <details className={styles.disclosure} open={open} data-row={asRow || undefined}>
      <summary className={`${styles.switch} ${layout.openIcons} ${layout.fine} ${layout.row} ${layout.link}`}>
        {label ?? text.readOn}
        <span className={layout.visuallyHidden}>: {about}</span>
        <Icon name="plus" size="small" className={layout.accent} />
        <Icon name="minus" size="small" className={layout.accent} />
      </summary>
      {children}
    </details>
  );
}

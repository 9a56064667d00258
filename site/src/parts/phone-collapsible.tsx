import type { ReactNode } from 'react';
import { useText } from '../text/use-text.tsx';
import { Icon } from './icon.tsx';
import primitives from './primitives.module.css';
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
      <summary
        className={`${styles.switch} ${primitives.openIcons} ${primitives.smallSize} ${primitives.row} ${primitives.link}`}
      >
        {label ?? text.readOn}
        <span className={primitives.visuallyHidden}>: {about}</span>
        <Icon name="plus" size="small" className={primitives.accent} />
        <Icon name="minus" size="small" className={primitives.accent} />
      </summary>
      {children}
    </details>
  );
}

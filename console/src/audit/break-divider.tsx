import { Unlink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import styles from './break-divider.module.css';

/** In a URL: the list scrolls to the break, and keyboards and screen readers go on from there. */
export const breakHash = '#break';

/** The break of the hash chain, between the two entries that it separates. */
export function BreakDivider({ children }: { children: string }) {
  const element = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (key === '' || hash !== breakHash) return;
    element.current?.scrollIntoView({ block: 'center' });
    element.current?.focus({ preventScroll: true });
  }, [hash, key]);
  return (
    <strong className={styles.divider} ref={element} tabIndex={-1}>
      <Unlink size={14} aria-hidden="true" />
      {children}
    </strong>
  );
}
